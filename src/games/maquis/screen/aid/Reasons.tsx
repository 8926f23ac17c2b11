import type { Reason } from '#maquis/engine/index.ts';
import { reasonText } from '#maquis/words/reasons.ts';
import { RuleLink } from './RuleLink.tsx';

/** Why something cannot be done, each reason with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="aid-reasons">
      {reasons.map((reason) => (
        <li key={`${reason.code} ${JSON.stringify(reason.params)}`}>
          {reasonText(reason)} <RuleLink rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
