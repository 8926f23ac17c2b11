import type {
  ChoiceOption,
  Decision,
  ResultChoice,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import * as m from '#messages';
import { Case } from '../Case.tsx';
import { Panel } from './Panel.tsx';

const OUTCOMES: Readonly<Record<string, () => string>> = {
  check: m.ablaze_aid_outcome_check,
  comparison: m.ablaze_aid_outcome_comparison,
  backfire: m.ablaze_aid_outcome_backfire,
};

const outcomeSaid = ({ outcome, difference }: ChoiceOption): string =>
  OUTCOMES[String(outcome)]?.() ?? m.ablaze_aid_outcome_success({ difference: Number(difference) });

interface RaiseProps {
  readonly decision: Decision;
  readonly onChoose: (choice: ResultChoice) => void;
}

/** Points onto the total of a Residual Impulse, whatever the dice have shown (4.3.6, C02). */
export const Raise = ({ decision, onChoose }: RaiseProps) => (
  <Panel title={m.ablaze_aid_raise()}>
    <p class="aid-hint">
      {m.ablaze_aid_raise_hint()} <Case of="4.3.6" />
    </p>
    <ul class="sea-losses">
      {decision.options.map((option) => (
        <li key={String(option.pips)}>
          <button type="button" class="aid-choice" onClick={() => onChoose({ pips: option.pips })}>
            <span>
              {option.pips === 0
                ? m.ablaze_aid_raise_none({ outcome: outcomeSaid(option) })
                : m.ablaze_aid_raise_by({
                    pips: Number(option.pips),
                    outcome: outcomeSaid(option),
                  })}{' '}
            </span>
          </button>
          <Case of={option.case ?? ''} />
        </li>
      ))}
    </ul>
  </Panel>
);
