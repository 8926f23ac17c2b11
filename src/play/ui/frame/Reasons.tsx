import type { Reason } from '#play/rules/game-rules.ts';
import { RuleLink } from './RuleLink.tsx';
import { useSession } from './session.ts';

/** Why something cannot be done, each reason with its rule; without a list, why the last thing was not. */
export function Reasons({ reasons }: { readonly reasons?: readonly Reason[] }) {
  const { mode, state } = useSession();
  const told = reasons ?? state.context.rejected;
  if (told.length === 0) return null;
  return (
    <ul class="aid-reasons">
      {told.map((reason) => (
        <li key={`${reason.code} ${JSON.stringify(reason.params)}`}>
          {mode.text.reason(reason)} {reason.rule && <RuleLink rule={reason.rule} />}
        </li>
      ))}
    </ul>
  );
}
