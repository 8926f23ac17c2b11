import * as m from '#messages';
import { type ComparedRoll, rollOutcome } from '../engine/judge/resolution.ts';
import { Case } from './Case.tsx';

const ORDER = ['check', 'comparison', 'backfire', 'success'] as const;

/** The tests in their order, ticked down to the first that fails; equal is never enough (8.6.5 to 8.6.8). */
export function Ladder({ rolled, row }: { readonly rolled: ComparedRoll; readonly row?: string }) {
  const { attack, defend, ta, td, modifier, backfire } = rolled;
  const [outcome] = rollOutcome(rolled);
  const failed = ORDER.indexOf(outcome);
  const steps = [
    { name: m.ablaze_aid_test_check(), number: '8.6.5', says: [ta, attack + defend + modifier] },
    { name: m.ablaze_aid_test_compare(), number: '8.6.6', says: [ta, td] },
    { name: m.ablaze_aid_test_backfire(), number: '8.6.7', says: [ta - td, backfire] },
  ] as const;
  return (
    <ol class="sea-ladder">
      {steps.map(({ name, number, says: [mine, bar] }, nth) => {
        const state = nth < failed ? 'yes' : nth === failed ? 'no' : 'open';
        return (
          <li key={number} data-state={state}>
            <span class="sea-ladder__sign" aria-hidden="true">
              {state === 'yes' ? '✓' : state === 'no' ? '✗' : '·'}
            </span>
            <span>
              <b>{name}</b> <Case of={number} />
              <br />
              {state === 'open'
                ? '–'
                : `${mine} ${mine > bar ? '>' : mine === bar ? '=' : '<'} ${bar}`}
            </span>
            <span class="visually-hidden">
              {state === 'yes'
                ? m.ablaze_aid_passed()
                : state === 'no'
                  ? m.ablaze_aid_failed()
                  : ''}
            </span>
          </li>
        );
      })}
      <li data-state={outcome === 'success' ? 'yes' : 'open'}>
        <span class="sea-ladder__sign" aria-hidden="true">
          {outcome === 'success' ? '✓' : '·'}
        </span>
        <span>
          <b>{m.ablaze_aid_test_result()}</b> <Case of="8.6.8" />
          <br />
          {outcome === 'success' ? (row ?? ta - td) : '–'}
        </span>
      </li>
    </ol>
  );
}
