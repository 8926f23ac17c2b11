import * as m from '#messages';
import { refusalReason } from '../i18n/refusals.ts';

interface Props {
  readonly of: string;
  /** Whether a link to the case stands beside it. */
  readonly isLinked?: boolean;
}

/** Why something cannot be done, in a few words, with the case that says so. */
export function Barred({ of: number, isLinked = false }: Props) {
  const why = refusalReason(number);
  if (why && isLinked) return <small>{why}</small>;
  return (
    <small>
      {why ? m.ablaze_aid_barred_why({ why, number }) : m.ablaze_aid_barred({ number })}
    </small>
  );
}
