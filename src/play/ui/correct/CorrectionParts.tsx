import * as m from '#messages';
import type { Reason } from '#play/rules/game-rules.ts';
import { RuleLink } from '../frame/RuleLink.tsx';

interface Props {
  /** Whether the table as corrected can be. */
  readonly isSound: boolean;
  /** The id of what says why it cannot. */
  readonly why?: string;
  readonly onUse: () => void;
  /** The sheet is done with, used or not. */
  readonly onDone: () => void;
}

/** The end of a correction: away with it, or on with it. */
export const CorrectionButtons = ({ isSound, why, onUse, onDone }: Props) => (
  <div class="aid-buttons">
    <button type="button" class="aid-secondary" onClick={onDone}>
      {m.play_correct_cancel()}
    </button>
    <button
      type="button"
      class="aid-primary"
      disabled={!isSound}
      aria-describedby={why}
      onClick={() => {
        onUse();
        onDone();
      }}
    >
      {m.play_correct_use()}
    </button>
  </div>
);

interface TableFaultsProps<Fault> {
  readonly faults: readonly Fault[];
  readonly text: (fault: Fault) => string;
}

/** What cannot be on a table, each with its rule; nothing for a sound one. */
export function TableFaults<Fault extends Required<Reason>>({
  faults,
  text,
}: TableFaultsProps<Fault>) {
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
