import * as m from '#messages';
import type { Reason as AnyReason } from '#play/rules.ts';
import { FAULT_CODES, type FaultCode, REASON_CODES, type ReasonCode } from '../engine/index.ts';
import { faultText } from './faults.ts';
import { reasonText } from './reasons.ts';
import type { Who } from './who.ts';

/** Why a step cannot have happened, in a sentence: an illegal move, a table that cannot be, no move at all. */
export function whyText({ code, rule = '', params }: AnyReason, who: Who): string {
  if (isReason(code)) return reasonText({ code, rule, params }, who);
  if (isFault(code)) return faultText({ code, params }, who);
  return m.poilus_why_no_move({ found: String(params.found) });
}

const isReason = (code: string): code is ReasonCode => REASON_CODES.some((one) => one === code);
const isFault = (code: string): code is FaultCode => FAULT_CODES.some((one) => one === code);
