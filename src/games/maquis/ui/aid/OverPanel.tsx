import type { ComponentChildren } from 'preact';
import { SIDES } from '#games/maquis/data/index.ts';
import {
  goalPairOf,
  type Outcome,
  type Position,
  pointsOf,
  pointsToWin,
  type Snapshot,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { resultText } from '#games/maquis/i18n/events.ts';
import { GOAL_NAMES, MAQUIS_HELP_NAMES } from '#games/maquis/i18n/names.ts';
import { type HelpLevel, numbersOfGame } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { PromptActions, PromptTitle } from '#play/ui/parts/Prompt.tsx';
import { PlayAgain, ReviewButton } from '#play/ui/review/after-game.tsx';
import { useAid, useMaquisSession } from './aid.ts';

const ENDED = {
  goals: m.maquis_table_over_ended_goals,
  time: m.maquis_table_over_ended_time,
  workers: m.maquis_table_over_ended_workers,
  morale: m.maquis_table_over_ended_morale,
} as const;

/** The result, what it rests on, and the game in numbers. */
export function OverPanel({ children }: { readonly children?: ComponentChildren }) {
  const { state } = useAid();
  const { replayed, now, position } = useMaquisSession();
  const { current } = usePlayContext();
  const { outcome } = replayed;
  if (!outcome) return null;
  const help = helpText(state.context.help, current?.received === true);
  const isBroken = tableOf(position).unseen?.broken === true;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle class={`aid-result aid-result--${outcome.result}`}>
        {resultText(outcome)}
      </PromptTitle>
      <p>
        {isBroken ? m.maquis_table_over_because_morale() : becauseOf(position, now)}{' '}
        <RuleLink rule="maquis.result" />
      </p>
      <p>
        {endedText(outcome, position)} <RuleLink rule={endRule(outcome)} />
      </p>
      <p class="aid-hint">{m.maquis_table_over_numbers(numbersOfGame(replayed))}</p>
      {help && <p class="aid-hint">{help}</p>}
      {children ?? (
        <PromptActions>
          <ReviewButton />
          <PlayAgain />
        </PromptActions>
      )}
    </section>
  );
}

/** Nothing where somebody else played: neither a link nor a file tells their help. */
function helpText(help: HelpLevel, isReceived: boolean): string | undefined {
  if (help !== 'none') return m.maquis_table_over_help({ help: MAQUIS_HELP_NAMES[help]() });
  return isReceived ? undefined : m.maquis_table_over_help_none();
}

/** With three-star missions the result rests on points. */
function becauseOf(position: Position, now: Snapshot): string {
  const needed = pointsToWin(position);
  return needed > SIDES.length
    ? m.maquis_over_points({ points: pointsOf(position), needed })
    : becauseOfGoals(now, goalPairOf(position));
}

function endedText({ reason }: Outcome, position: Position): string {
  if (reason === 'goals' && pointsToWin(position) > SIDES.length)
    return m.maquis_over_ended_points();
  const { ruleset } = tableOf(position);
  return reason === 'workers' && ruleset !== undefined
    ? m.maquis_over_ended_nobody()
    : ENDED[reason]();
}

const endRule = ({ reason }: Outcome): `maquis.end-${Outcome['reason']}` => `maquis.end-${reason}`;

function becauseOfGoals(now: Snapshot, goals: ReturnType<typeof goalPairOf>): string {
  const complete = SIDES.filter((side) => now.goals[side].complete);
  if (complete.length === SIDES.length) return m.maquis_table_over_because_two();
  if (complete.length === 0) return m.maquis_table_over_because_none();
  return m.maquis_table_over_because_one({ goal: GOAL_NAMES[goals[complete[0]]]() });
}
