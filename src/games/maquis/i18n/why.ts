import type { Reason as AnyReason } from '#play/rules/game-rules.ts';
import {
  FAULT_CODES,
  type MoveFault,
  REASON_CODES,
  type Reason,
  type TableFault,
} from '../engine/index.ts';
import { BOXED_WORDS } from './boxed-sentences.ts';
import { setBoxedWords } from './boxed-words.ts';
import { faultText } from './faults.ts';
import { moveFaultText } from './move-faults.ts';
import { reasonText } from './reasons.ts';

setBoxedWords(BOXED_WORDS);

/** Why a step cannot have happened, in a sentence: an illegal move, a table that cannot be, no move at all. */
export function whyText(why: AnyReason): string {
  if (isReason(why)) return reasonText(why);
  if (isFault(why)) return faultText(why);
  return moveFaultText({ code: why.code as MoveFault['code'], found: String(why.params.found) });
}

const isReason = (why: AnyReason): why is Reason => REASON_CODES.some((code) => code === why.code);
const isFault = (why: AnyReason): why is TableFault =>
  FAULT_CODES.some((code) => code === why.code);
