import { Files, ListOrdered, Menu, Pencil } from 'lucide-preact';
import { goalCalled, SIDES } from '#games/maquis/data/index.ts';
import type { GoalPair } from '#games/maquis/engine/index.ts';
import { thePlace } from '#games/maquis/i18n/in-sentences.ts';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { type Sheet, Toolbar } from '#play/ui/frame/Toolbar.tsx';
import { listed } from '#shared/list-text.ts';
import { ReviewedTurn } from '../coach/ReviewedTurn.tsx';
import { useMaquisSession } from './aid.ts';
import { OpenCards } from './OpenCards.tsx';

/** A game at the table. It looks at its past only where the coach goes through it. */
export const TurnAtTable = () => <ReviewedTurn tools={<TableTools />} lead={<GoalsToLay />} />;

/** Before the first worker is placed: which goal cards lie where, and what they change. */
function GoalsToLay() {
  const { game } = useMaquisSession();
  if (game.from || game.steps.length > 0) return null;
  const { goals } = game.setUp;
  return (
    <>
      <p class="aid-note">
        {m.maquis_table_setup_goals_drawn({
          west: GOAL_NAMES[goals.west](),
          east: GOAL_NAMES[goals.east](),
        })}
      </p>
      <StartsOfGoals goals={goals} />
    </>
  );
}

/** What a goal changes before the first turn: where a marker starts, where guns stand. */
function StartsOfGoals({ goals }: { readonly goals: GoalPair }) {
  const lines = SIDES.flatMap((side) => {
    const dealt = goalCalled(goals[side]);
    if (!dealt) return [];
    const { start = {}, guns } = dealt;
    const goal = GOAL_NAMES[dealt.id]();
    return [
      ...(start.morale === undefined
        ? []
        : [m.maquis_setup_morale_starts({ goal, count: start.morale })]),
      ...(start.soldiers === undefined
        ? []
        : [m.maquis_setup_soldiers_start({ goal, count: start.soldiers })]),
      ...(guns ? [m.maquis_setup_guns({ places: listed(guns.at.map(thePlace)) })] : []),
    ];
  });
  return lines.map((line) => (
    <p key={line} class="aid-note">
      {line}
    </p>
  ));
}

/** Those that are seldom opened, in one file. */
const loadSheets = () => import('./sheets.lazy.tsx');

const SHEETS: readonly Sheet[] = [
  {
    name: 'discard',
    icon: Files,
    keys: ['cards'],
    label: m.maquis_table_tool_discard,
    title: m.maquis_table_discard_title,
    body: () => <OpenCards />,
  },
  {
    name: 'correct',
    icon: Pencil,
    label: m.play_tool_correct,
    title: m.play_correct_title,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.CorrectionSheet onDone={close} />}</Lazy>,
  },
  {
    name: 'log',
    isBeside: true,
    icon: ListOrdered,
    keys: ['log'],
    label: m.play_tool_log,
    title: m.play_log_title,
    body: () => <Lazy load={loadSheets}>{(of) => <of.LogSheet />}</Lazy>,
  },
  {
    name: 'menu',
    icon: Menu,
    keys: ['menu', 'help'],
    label: m.play_tool_menu,
    title: m.play_tool_menu,
    body: (close) => <Lazy load={loadSheets}>{(of) => <of.MenuSheet onDone={close} />}</Lazy>,
  },
];

/** Always at hand: undo by name, the cards, corrections, what happened, the menu. */
const TableTools = () => <Toolbar label={m.play_table_title()} sheets={SHEETS} />;
