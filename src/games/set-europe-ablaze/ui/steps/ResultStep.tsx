import { useId, useState } from 'preact/hooks';
import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import {
  type ComparedRoll,
  rollOutcome,
} from '#games/set-europe-ablaze/engine/judge/resolution.ts';
import type {
  ChoiceOption,
  Decision,
  ResultChoice,
} from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { answeringSide } from '#games/set-europe-ablaze/engine/resolve/outcome.ts';
import { otherSide } from '#games/set-europe-ablaze/engine/state.ts';
import { ACTION_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { rowFor } from '#games/set-europe-ablaze/odds/index.ts';
import * as m from '#messages';
import { Case } from '../Case.tsx';
import { Faces } from '../Faces.tsx';
import { Ladder } from '../Ladder.tsx';
import { useSea } from '../sea.ts';
import { BarsLine, useBars } from './Bars.tsx';
import { ContinueButton } from './GoOn.tsx';
import { ByHand, Losses, SuccessPanel } from './Outcome.tsx';
import { Panel } from './Panel.tsx';
import { useResult, useSince } from './use-result.ts';

/** The dice fell: the ladder of tests, the row, the losses (8.6.4 to 8.6.9). */
export function ResultStep() {
  const { now, kept } = useSea();
  const { resolution } = now;
  const { dice } = useSince();
  const action = (resolution?.action ?? 'sabotage') as ActionId;
  const bars = useBars(action);
  const { told, check, backfire } = bars;
  const isEntered = check !== undefined && backfire !== undefined;
  const [isAccepted, setAccepted] = useState(false);
  const form = useId();
  if (!resolution?.dice || !resolution.totals) return null;
  const [attack, defend] = resolution.dice;
  const [ta, td] = resolution.totals;
  const isTold = told.check !== undefined && told.backfire !== undefined;
  const isJudged = isTold || (isAccepted && isEntered);
  const rolled = { attack, defend, ta, td, modifier: check ?? 0, backfire: backfire ?? 0 };
  const row = rowFor(kept.tables, action, ta - td);
  const says =
    row &&
    (row.to === null
      ? m.ablaze_aid_row_last({ from: row.from })
      : m.ablaze_aid_row({ from: row.from, to: row.to }));
  return (
    <>
      <div class="play-board sea-board">
        <div class="sea-totals">
          {(
            [
              [resolution.by, ta, dice?.attack],
              [otherSide(resolution.by), td, dice?.defend],
            ] as const
          ).map(([side, total, faces]) => (
            <section
              class={`sea-total sea-total--${side}`}
              key={side}
              aria-label={SIDE_NAMES[side]()}
            >
              <b>{SIDE_NAMES[side]()}</b>
              <output>{total}</output>
              {Array.isArray(faces) && <Faces dice={faces as readonly number[]} />}
            </section>
          ))}
        </div>
        {isJudged ? (
          <Ladder rolled={rolled} {...(says !== undefined && { row: says })} />
        ) : (
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault();
              bars.keep();
              setAccepted(true);
            }}
          >
            <BarsLine of={bars} dice={attack + defend} />
          </form>
        )}
      </div>
      {isJudged ? (
        <Outcome rolled={rolled} action={action} />
      ) : (
        <Panel title={ACTION_NAMES[action]()}>
          <p class="aid-hint">{m.ablaze_aid_bars_needed()}</p>
          <button type="submit" form={form} class="aid-primary" disabled={!isEntered}>
            {m.ablaze_aid_take_totals()}
          </button>
        </Panel>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly rolled: ComparedRoll;
  readonly action: ActionId;
}

function Outcome({ rolled, action }: OutcomeProps) {
  const { now } = useSea();
  const [outcome] = rollOutcome(rolled);
  const bars = { check: rolled.modifier, backfire: rolled.backfire };
  const result = useResult(bars, outcome === 'success');
  const { decision, pending, isOther } = result;
  const difference = rolled.ta - rolled.td;
  const isSuccess = outcome === 'success';
  if (isOther) return <ContinueButton title={m.ablaze_aid_result_taken()} />;
  const side = answeringSide(now.resolution?.by ?? now.active, isSuccess);
  const answering = result.isCancelled ? undefined : side;
  if (decision?.ask === 'pips') return <Raise decision={decision} onChoose={result.choose} />;
  if (decision?.ask === 'effect') {
    return <ByHand action={action} difference={difference} result={result} />;
  }
  const isToTake = isSuccess && pending.length > 0 && result.sinceChoice === pending.length;
  if (isToTake) return <SuccessPanel action={action} difference={difference} result={result} />;
  if (decision) {
    const isFirst = !isSuccess && !result.isTouched;
    return (
      <Losses
        decision={decision}
        answering={isFirst ? answering : undefined}
        onChoose={result.choose}
      />
    );
  }
  if (pending.length > 0) {
    return (
      <Panel title={m.ablaze_aid_nothing_to_lose()}>
        <button type="button" class="aid-primary" onClick={result.goAhead}>
          {m.ablaze_aid_nothing_to_lose()}
        </button>
      </Panel>
    );
  }
  const title = result.isCancelled
    ? m.ablaze_aid_result_cancelled()
    : isSuccess
      ? m.ablaze_aid_result_taken()
      : m.ablaze_aid_losses_done();
  return <ContinueButton title={title} answering={answering} />;
}

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
const Raise = ({ decision, onChoose }: RaiseProps) => (
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
