import type { AdviceReason } from '#games/resist/coach/index.ts';
import type { Position } from '#games/resist/engine/index.ts';
import { adviceReasonText } from '#games/resist/i18n/coach-reasons.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';

interface Props {
  readonly reasons: readonly AdviceReason[];
  readonly position: Position;
}

/** What speaks for a move or against it, each with its rule. */
export const ReasonList = ({ reasons, position }: Props) => (
  <ul>
    {reasons.map((reason) => (
      <li key={JSON.stringify(reason)}>
        {adviceReasonText(reason, position)} {reason.rule && <RuleLink rule={reason.rule} brief />}
      </li>
    ))}
  </ul>
);
