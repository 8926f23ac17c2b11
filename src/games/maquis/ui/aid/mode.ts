import type { SnapshotFrom } from 'xstate';
import {
  type GameEvent,
  isNamed,
  parseMove,
  type Reason,
  rules,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { eventText, momentText, resultText } from '#games/maquis/i18n/events.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import {
  DIFFICULTY_NAMES,
  EDITION_NAMES,
  GOAL_NAMES,
  HELP_NAMES,
} from '#games/maquis/i18n/names.ts';
import { reasonText } from '#games/maquis/i18n/reasons.ts';
import { COMPONENTS, type MaquisSaves, tableMachine } from '#games/maquis/session/index.ts';
import { saveFormat } from '#games/maquis/session/save-format.ts';
import * as m from '#messages';
import type { GameMode, GameText } from '#play/game-mode.ts';
import { ownersOf } from '#play/saves/stored-owners.ts';
import { oldPreferencesKeyOf } from '#play/ui/settings.ts';
import { sentences } from '#shared/list-text.ts';
import { undoText } from './undo-text.ts';

/** Who kept what in the last game, for the next. */
export const OWNERS = ownersOf('maquis', COMPONENTS, oldPreferencesKeyOf('maquis'));

const SAID: ReadonlySet<GameEvent['type']> = new Set([
  'card-drawn',
  'card-seen',
  'card-turned-over',
]);

/** What is read out when a card is drawn, as the log tells it: the card, and what became of its patrol. */
const saidOfDraw = (events: readonly GameEvent[]): string | undefined =>
  events.some(({ type }) => SAID.has(type)) ? sentences(events.map(eventText)) : undefined;

const words: GameText<MaquisSaves> = {
  game: ({ ruleset, difficulty, goals }) => {
    const game = m.maquis_game_of({
      mode: DIFFICULTY_NAMES[difficulty](),
      west: GOAL_NAMES[goals.west](),
      east: GOAL_NAMES[goals.east](),
    });
    if (!isNamed(ruleset)) return game;
    return m.maquis_table_menu_game_of({ edition: EDITION_NAMES[ruleset](), game });
  },
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

/** What of a table is kept: the game, or a set-up in which something was decided. */
function progressOf(state: SnapshotFrom<typeof tableMachine>) {
  const { game, redoStack, noShotAt, setUp, isDecided } = state.context;
  if (game) {
    const undone = redoStack.length > 0 ? { ahead: redoStack } : {};
    const letGo = noShotAt === undefined ? {} : { noShotAt };
    return { game, ...undone, ...letGo };
  }
  return isDecided ? { setUp, step: 'goals' as const } : undefined;
}

/** All of Maquis that its rooms are built of. */
export const MAQUIS: GameMode<MaquisSaves, typeof tableMachine> = {
  rules,
  saveFormat,
  text: words,
  machine: tableMachine,
  savedState: progressOf,
  owners: OWNERS,
  announcement: saidOfDraw,
  startsLogSection: ({ type }) => type === 'turn-began',
  explain: async () => (await import('#games/maquis/i18n/why.ts')).whyText,
  links: () => import('./game-links.ts').then(({ links }) => links),
};
