import { CircleAlert, CircleCheck } from 'lucide-preact';
import { faultText } from '#games/maquis/i18n/faults.ts';
import type { Corrected } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { adjustmentText } from '../aid/adjustment-text.ts';

interface Props {
  readonly corrected: Corrected;
}

/** Whether the table can be, in a line that stays in sight. */
export const Verdict = ({ corrected: { faults } }: Props) => (
  <p
    class={`editor-verdict editor-verdict--${faults.length === 0 ? 'sound' : 'faulty'}`}
    role="status"
  >
    {faults.length === 0 ? (
      <>
        <CircleCheck aria-hidden="true" /> {m.maquis_editor_sound()}
      </>
    ) : (
      <>
        <CircleAlert aria-hidden="true" />
        <a href="#editor-faults">{m.maquis_editor_faulty({ count: faults.length })}</a>
      </>
    )}
  </p>
);

/** Each fault in a sentence with its rule, and what was made to fit. */
export function Faults({ corrected: { table, faults, adjusted } }: Props) {
  return (
    <div class="editor-faults" id="editor-faults" role="status" tabIndex={-1}>
      {faults.length > 0 && (
        <ul class="aid-trouble">
          {faults.map((fault) => (
            <li key={`${fault.code} ${JSON.stringify(fault.params)}`}>
              {faultText(fault)} <RuleLink rule={fault.rule} />
            </li>
          ))}
        </ul>
      )}
      {adjusted.length > 0 && (
        <p class="aid-hint">
          {m.play_correct_adjusted()}{' '}
          {adjusted
            .map((adjustment) => adjustmentText(adjustment, table.state))
            .reduce((first, then) => m.play_apart({ first, then }))}
        </p>
      )}
    </div>
  );
}
