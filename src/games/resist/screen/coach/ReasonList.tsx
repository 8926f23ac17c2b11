import { RuleLink } from '#play/screen/frame/RuleLink.tsx';
import type { Reason } from '#resist/coach/index.ts';
import type { Position } from '#resist/engine/index.ts';
import { coachReasonText } from '#resist/words/coach-reasons.ts';

interface Props {
  readonly reasons: readonly Reason[];
  readonly position: Position;
}

/** What speaks for a move or against it, each with its rule. */
export const ReasonList = ({ reasons, position }: Props) => (
  <ul>
    {reasons.map((reason) => (
      <li key={JSON.stringify(reason)}>
        {coachReasonText(reason, position)} {reason.rule && <RuleLink rule={reason.rule} brief />}
      </li>
    ))}
  </ul>
);
