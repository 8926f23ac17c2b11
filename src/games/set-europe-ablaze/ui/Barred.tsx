import * as m from '#messages';
import type { CaseVerdict } from '../engine/judge/verdict.ts';
import { refusalReason } from '../i18n/refusals.ts';

interface Props {
  readonly of: string;
  /** Which of several things the case asks for. */
  readonly cause?: CaseVerdict['cause'];
  /** Whether a link to the case stands beside it. */
  readonly isLinked?: boolean;
  /** Whether it stands in a list of what is barred. */
  readonly isListed?: boolean;
}

/** Why something cannot be done, in a few words, with the case that says so. */
export function Barred({ of: number, cause, isLinked = false, isListed = false }: Props) {
  const why = refusalReason(number, cause);
  if (!why) return <small>{m.ablaze_aid_barred({ number })}</small>;
  return (
    <small>
      {/* A reason alone sounds like what the thing is for. */}
      {!isListed && <span class="visually-hidden">{m.ablaze_aid_barred_heard()} </span>}
      {isLinked ? why : m.ablaze_aid_barred_why({ why, number })}
    </small>
  );
}
