import { CircleAlert, CircleCheck } from 'lucide-preact';
import { faultText } from '#maquis/messages/faults.ts';
import type { Corrected } from '#maquis/table/index.ts';
import * as m from '#messages';
import { adjustmentText } from '../aid/adjustment-text.ts';
import { RuleLink } from '../aid/RuleLink.tsx';

/** Whether the table can be; each fault in a sentence with its rule; what was made to fit. */
export function Verdict({ corrected: { table, faults, adjusted } }: { corrected: Corrected }) {
  return (
    <div class="editor-verdict" role="status">
      {faults.length === 0 ? (
        <p class="editor-verdict__word editor-verdict__word--sound">
          <CircleCheck aria-hidden="true" /> {m.maquis_editor_sound()}
        </p>
      ) : (
        <>
          <p class="editor-verdict__word editor-verdict__word--faulty">
            <CircleAlert aria-hidden="true" /> {m.maquis_editor_faulty({ count: faults.length })}
          </p>
          <ul class="aid-trouble editor-verdict__faults">
            {faults.map((fault) => (
              <li key={`${fault.code} ${JSON.stringify(fault.params)}`}>
                {faultText(fault)} <RuleLink rule={fault.rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {adjusted.length > 0 && (
        <p class="aid-hint">
          {m.maquis_table_correct_adjusted()}{' '}
          {adjusted.map((adjustment) => adjustmentText(adjustment, table.state)).join('; ')}
        </p>
      )}
    </div>
  );
}
