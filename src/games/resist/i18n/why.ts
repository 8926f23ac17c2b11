import type { Reason } from '#play/rules/game-rules.ts';
import { FAULT_CODES, type TableFault } from '../engine/index.ts';
import { faultText } from './faults.ts';
import { noteReasonText } from './notes.ts';

/** Why a step cannot have happened, in a sentence: an illegal move, a table that cannot be, no move at all. */
export const resistWhyText = (why: Reason): string =>
  isFault(why) ? faultText(why) : noteReasonText(why);

const isFault = (why: Reason): why is TableFault => FAULT_CODES.some((code) => code === why.code);
