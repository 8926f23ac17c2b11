import type { SnapshotFrom } from 'xstate';
import { editionCalled } from '#games/maquis/data/index.ts';
import {
  type GameEvent,
  goalPairOf,
  isNamed,
  movePartsOf,
  type Position,
  parseMove,
  type Reason,
  RULESET,
  rules,
} from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { setBoxedWords } from '#games/maquis/i18n/boxed-words.ts';
import { eventText, momentText, resultText } from '#games/maquis/i18n/events.ts';
import { placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import {
  DIFFICULTY_NAMES,
  EDITION_NAMES,
  GOAL_NAMES,
  LOCATION_NAMES,
  MAQUIS_HELP_NAMES,
} from '#games/maquis/i18n/names.ts';
import { reasonText } from '#games/maquis/i18n/reasons.ts';
import {
  COMPONENTS,
  type MaquisSaves,
  type Step,
  type TableContext,
  tableMachine,
} from '#games/maquis/session/index.ts';
import { saveFormat } from '#games/maquis/session/save-format.ts';
import * as m from '#messages';
import type { GameMode, GameText } from '#play/game-mode.ts';
import { ownersOf } from '#play/saves/stored-owners.ts';
import { oldPreferencesKeyOf } from '#play/ui/settings.ts';
import { sentences } from '#shared/list-text.ts';

/** Who kept what in the last game, for the next. */
export const STORED_OWNERS = ownersOf('maquis', COMPONENTS, oldPreferencesKeyOf('maquis'));

const SAID: ReadonlySet<GameEvent['type']> = new Set([
  'card-drawn',
  'card-seen',
  'card-turned-over',
]);

/** What is read out when a card is drawn, as the log tells it: the card, and what became of its patrol. */
const saidOfDraw = (events: readonly GameEvent[], position: Position): string | undefined =>
  events.some(({ type }) => SAID.has(type))
    ? sentences(events.map((event) => eventText(event, goalPairOf(position))))
    : undefined;

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
  event: (event, position) => eventText(event, goalPairOf(position)),
  // What the machine refuses, it refuses for a reason of the rules.
  reason: (reason, position) => reasonText(reason as Reason, position && goalPairOf(position)),
  result: resultText,
  undo: undoText,
  help: MAQUIS_HELP_NAMES,
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
export const MAQUIS_MODE: GameMode<MaquisSaves, typeof tableMachine> = {
  rules,
  saveFormat,
  text: words,
  machine: tableMachine,
  savedState: progressOf,
  owners: STORED_OWNERS,
  announcement: saidOfDraw,
  startsLogSection: ({ type }) => type === 'turn-began',
  corrections: async () => (await import('#games/maquis/i18n/corrections.ts')).correctionText,
  explain: async () => (await import('#games/maquis/i18n/why.ts')).whyText,
  links: () => import('./game-links.ts').then(({ links }) => links),
};

/** Whether an edition is played, or about to be, whose words come in a file of their own. */
export const isBoxedIn = ({ game, setUp }: Pick<TableContext, 'game' | 'setUp'>): boolean =>
  editionCalled(game?.setUp.ruleset ?? setUp.ruleset ?? RULESET).hasWordsApart;

/** A part of the page, once the words of the boxed editions are there as well. */
export async function withBoxedWords<Part>(part: Promise<Part>): Promise<Part> {
  const words = import('#games/maquis/i18n/boxed-sentences.ts');
  const [loaded, { BOXED_WORDS }] = await Promise.all([part, words]);
  setBoxedWords(BOXED_WORDS);
  return loaded;
}

/** Names the decision that undo takes back, made in a game with this position. */
export function undoText(position: Position, step: Step): string {
  if ('correction' in step) return m.play_undo_correction();
  const parsed = parseMove(step.move);
  if (!('move' in parsed)) return m.play_undo();
  const parts = movePartsOf(parsed.move);
  switch (parts.kind) {
    case 'place':
      return m.maquis_table_undo_place({ place: placeWithGoal(parts.place, goalPairOf(position)) });
    case 'remove':
      return m.maquis_undo_remove();
    case 'bridge':
      return m.maquis_undo_bridge();
    case 'look':
    case 'reveal':
    case 'patrol':
      return m.maquis_table_undo_card({ card: parts.card });
    case 'act':
      return m.maquis_table_undo_act({ place: placeWithGoal(parts.place, goalPairOf(position)) });
    case 'shoot':
      return m.maquis_table_undo_shoot({ place: LOCATION_NAMES[parts.place]() });
    default:
      return m.maquis_table_undo_upkeep();
  }
}
