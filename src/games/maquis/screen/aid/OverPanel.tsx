import type { ComponentChildren } from 'preact';
import { SIDES } from '#maquis/data/index.ts';
import { goalPairOf, type Outcome, type Snapshot, tableOf } from '#maquis/engine/index.ts';
import { type HelpLevel, numbersOf } from '#maquis/table/index.ts';
import { HELP_NAMES } from '#maquis/words/help.ts';
import { GOAL_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { RuleLink } from '#play/screen/frame/RuleLink.tsx';
import { useSettings } from '#play/screen/frame/settings.ts';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { Ask, Go } from '#play/screen/parts/Ask.tsx';
import { ReviewButton } from '#play/screen/review/review-button.tsx';
import { useAid, useRunning } from './aid.ts';

const RESULT = {
  win: m.maquis_table_over_win,
  draw: m.maquis_table_over_draw,
  loss: m.maquis_table_over_loss,
} as const;

const ENDED = {
  goals: m.maquis_table_over_ended_goals,
  time: m.maquis_table_over_ended_time,
  workers: m.maquis_table_over_ended_workers,
  morale: m.maquis_table_over_ended_morale,
} as const;

/** The result, what it rests on, and the game in numbers. */
export function OverPanel({ children }: { readonly children?: ComponentChildren }) {
  const { state, send } = useAid();
  const { replayed, now, position } = useRunning();
  const { current } = useSettings();
  const { outcome } = replayed;
  if (!outcome) return null;
  const help = helpText(state.context.help, current?.received === true);
  const isBroken = tableOf(position).unseen?.broken === true;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <Ask class={`aid-result aid-result--${outcome.result}`}>{RESULT[outcome.result]()}</Ask>
      <p>
        {isBroken
          ? m.maquis_table_over_because_morale()
          : becauseOfGoals(now, goalPairOf(position))}{' '}
        <RuleLink rule="maquis.result" />
      </p>
      <p>
        {ENDED[outcome.reason]()} <RuleLink rule={endRule(outcome)} />
      </p>
      <p class="aid-hint">{m.maquis_table_over_numbers(numbersOf(replayed))}</p>
      {help && <p class="aid-hint">{help}</p>}
      {children ?? (
        <Go>
          <ReviewButton />
          <button
            type="button"
            class="aid-primary"
            onClick={() => send({ type: 'newGame', seed: freshSeed() })}
          >
            {m.play_again()}
          </button>
        </Go>
      )}
    </section>
  );
}

/** Nothing where somebody else played: neither a link nor a file tells their help. */
function helpText(help: HelpLevel, isReceived: boolean): string | undefined {
  if (help !== 'none') return m.maquis_table_over_help({ help: HELP_NAMES[help]() });
  return isReceived ? undefined : m.maquis_table_over_help_none();
}

const endRule = ({ reason }: Outcome): `maquis.end-${Outcome['reason']}` => `maquis.end-${reason}`;

function becauseOfGoals(now: Snapshot, goals: ReturnType<typeof goalPairOf>): string {
  const complete = SIDES.filter((side) => now.goals[side].complete);
  if (complete.length === SIDES.length) return m.maquis_table_over_because_two();
  if (complete.length === 0) return m.maquis_table_over_because_none();
  return m.maquis_table_over_because_one({ goal: GOAL_NAMES[goals[complete[0]]]() });
}
