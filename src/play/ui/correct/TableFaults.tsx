import * as m from '#messages';
import type { Reason } from '#play/rules/game-rules.ts';
import { RuleLink } from '../frame/RuleLink.tsx';

interface Props<Fault> {
  readonly faults: readonly Fault[];
  readonly text: (fault: Fault) => string;
}

/** What cannot be on a table, each with its rule; nothing for a sound one. */
export function TableFaults<Fault extends Required<Reason>>({ faults, text }: Props<Fault>) {
  if (faults.length === 0) return null;
  return (
    <div class="aid-trouble">
      <p>{m.play_correct_faults()}</p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.code} ${JSON.stringify(fault.params)}`}>
            {text(fault)} <RuleLink rule={fault.rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}
