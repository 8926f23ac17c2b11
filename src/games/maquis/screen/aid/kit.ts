import type { SnapshotFrom } from 'xstate';
import { parseMove, type Reason, rules, tableOf } from '#maquis/engine/index.ts';
import { codec } from '#maquis/table/codec.ts';
import { type KeptMaquis, SET_UP_STEPS, tableMachine } from '#maquis/table/index.ts';
import { moveInWords } from '#maquis/words/actions.ts';
import { eventText } from '#maquis/words/events.ts';
import { HELP_NAMES } from '#maquis/words/help.ts';
import { goodsText } from '#maquis/words/in-sentences.ts';
import { DIFFICULTY_NAMES, GOAL_NAMES } from '#maquis/words/names.ts';
import { reasonText } from '#maquis/words/reasons.ts';
import { momentText, resultText } from '#maquis/words/results.ts';
import * as m from '#messages';
import type { PlayKit, Words } from '#play/screen/face.ts';
import { OWNERS } from '../owners.ts';
import { saidOfDraw } from '../said-of-draw.ts';
import { undoText } from './undo-text.ts';

const words: Words<KeptMaquis> = {
  game: ({ difficulty, goals }) =>
    m.maquis_game_of({
      mode: DIFFICULTY_NAMES[difficulty](),
      west: GOAL_NAMES[goals.west](),
      east: GOAL_NAMES[goals.east](),
    }),
  draft: ({ setUp }) =>
    m.maquis_table_menu_game_setup({ mode: DIFFICULTY_NAMES[setUp.difficulty]() }),
  moment: momentText,
  move: (before, text) => {
    const parsed = parseMove(text);
    return 'move' in parsed ? moveInWords(before, parsed.move) : text;
  },
  event: eventText,
  // Goods alone are told by whoever counts them: their own cubes are no mistake.
  correction: (before, { state }) => {
    const then = { ...tableOf(before).state, hand: state.hand };
    return JSON.stringify(then) === JSON.stringify({ ...then, ...state })
      ? m.maquis_log_hand({ goods: goodsText(state.hand) })
      : undefined;
  },
  // What the machine refuses, it refuses for a reason of the rules.
  reason: (reason) => reasonText(reason as Reason),
  result: resultText,
  undo: undoText,
  help: HELP_NAMES,
};

/** What of a table is kept: the game, or a set-up that has left its first step. */
function progressOf(state: SnapshotFrom<typeof tableMachine>) {
  const { game, ahead, noShotAt, setUp } = state.context;
  if (game) {
    const undone = ahead.length > 0 ? { ahead } : {};
    const letGo = noShotAt === undefined ? {} : { noShotAt };
    return { game, ...undone, ...letGo };
  }
  const step = SET_UP_STEPS.find((name) => state.matches({ setUp: name })) ?? SET_UP_STEPS[0];
  return step === SET_UP_STEPS[0] ? undefined : { setUp, step };
}

/** All of Maquis that its rooms are built of. */
export const MAQUIS: PlayKit<KeptMaquis, typeof tableMachine> = {
  rules,
  codec,
  words,
  machine: tableMachine,
  progressOf,
  owners: OWNERS,
  announced: saidOfDraw,
  opensPart: ({ type }) => type === 'turn-began',
  waited: ({ context }) => context.setUp.goals,
  why: async () => (await import('#maquis/words/why.ts')).whyText,
  links: () => import('./game-links.ts').then(({ links }) => links),
};
