import { GAME, HARDSHIP_IDS, SOLDIERS, THREATS } from '../../data/index.ts';
import { cardsBesides, cardsOfPlayers } from '../../puzzles/players.ts';
import type { PuzzleSetUp } from '../../puzzles/set-up.ts';

/*
 * Whether a game can come to a table: of cards, tiles and tokens no more may have left it, or been given out, than
 * the missions before can have seen to.
 */

/** Cards of Morale as a game begins. */
const MORALE = 34;
/** Every mission that ends gives out one speech token at most. */
const TOKENS_A_MISSION = 1;
/** Tiles each player begins with; only who is Absent-minded loses one. */
const TILES = 3;
/** No mission succeeds with a third of any kind: of six kinds, two of each, on cards of two kinds or more. */
const MOST_LAID = 6;
/** Support takes so many hardships at most. */
const MOST_HEALED = 2;

/** Why no game comes to a table, in a sentence; nothing where one may. */
export function notMet(table: PuzzleSetUp): string | undefined {
  const { players, mission, land, unseen, trials } = table;
  const before = mission - 1;
  const morale = unseen.length - trials;
  if (morale > MORALE - GAME.leastDrop * before)
    return `Morale would be less than ${morale} by mission ${mission}`;
  const tokens = players.reduce((sum, { speech }) => sum + speech, 0);
  if (tokens > TOKENS_A_MISSION * before) return `${tokens} speech tokens are too many`;
  const lying = [...land, ...cardsOfPlayers(players)];
  if (!mayTilesBeLost(table, [...lying, ...unseen])) return 'a tile is missing that nobody lost';
  const gone = cardsBesides([...lying, ...unseen]);
  const explained = before === 0 ? isExplainedAtFirst(table, gone) : gone.length <= mostGone(table);
  return explained ? undefined : `${gone.length} cards have left the game, which is too many`;
}

/** Absent-minded lies before somebody, or has left the game, where a tile has. */
function mayTilesBeLost({ players }: PuzzleSetUp, inPlay: readonly string[]): boolean {
  const left = players.reduce(
    (sum, { tiles, placed }) => sum + tiles.length + (placed === undefined ? 0 : 1),
    0,
  );
  const isBefore = players.some(({ hardships }) => hardships.includes('absent-minded'));
  return left >= TILES * players.length || isBefore || !inPlay.includes('absent-minded');
}

/**
 * In the first mission a card leaves the game by the charm of a player, which takes a card of its own kind, and by
 * Christmas, with the hardship it takes; nobody has a speech yet.
 */
function isExplainedAtFirst({ players }: PuzzleSetUp, gone: readonly string[]): boolean {
  const isChristmasGone = gone.includes('merry-christmas');
  const hardships = gone.filter(
    (card) => card !== 'merry-christmas' && (HARDSHIP_IDS as readonly string[]).includes(card),
  );
  const threats = gone.filter((card) => card !== 'merry-christmas' && !hardships.includes(card));
  const used = players.flatMap(({ charm, soldier }) =>
    charm ? [] : (SOLDIERS.find(({ id }) => id === soldier)?.charm ?? []),
  );
  return hardships.length <= (isChristmasGone ? 1 : 0) && areTaken(threats, used);
}

/** Whether each card can have been taken by a charm of its own. */
function areTaken(cards: readonly string[], charms: readonly string[]): boolean {
  const [card, ...others] = cards;
  if (card === undefined) return true;
  const kinds: readonly string[] = THREATS.find(({ id }) => id === card)?.kinds ?? [];
  return charms.some(
    (charm, at) => kinds.includes(charm) && areTaken(others, charms.toSpliced(at, 1)),
  );
}

/** So many cards leave the game at most by missions, support, charms used or recovered, speeches and Christmas. */
function mostGone({ mission, players }: PuzzleSetUp): number {
  const before = mission - 1;
  const charms = players.length + before;
  const heard = before * (players.length - 1);
  return before * (MOST_LAID + MOST_HEALED) + charms + heard + MOST_HEALED;
}
