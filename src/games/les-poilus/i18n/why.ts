import * as m from '#messages';
import type { Reason as AnyReason } from '#play/rules/game-rules.ts';
import { FAULT_CODES, REASON_CODES, type Reason, type TableFault } from '../engine/index.ts';
import { faultText } from './faults.ts';
import type { Who } from './names.ts';
import { reasonText } from './reasons.ts';

/** Why a step cannot have happened, in a sentence: an illegal move, a table that cannot be, no move at all. */
export function poilusWhyText(why: AnyReason, who: Who): string {
  if (isReason(why)) return reasonText(why, who);
  if (isFault(why)) return faultText(why, who);
  return m.poilus_why_no_move({ found: String(why.params.found) });
}

const isReason = (why: AnyReason): why is Reason => REASON_CODES.some((code) => code === why.code);
const isFault = (why: AnyReason): why is TableFault =>
  FAULT_CODES.some((code) => code === why.code);
