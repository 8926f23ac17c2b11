import type { Withdrawn } from '#play/puzzles/stated-puzzle.ts';
import { CARD_IDS, SUPPORT_TILE_IDS, type SupportTileId } from '../data/index.ts';
import { cardsBesides, cardsOfPlayers } from './players.ts';
import type { PuzzleSetUp } from './set-up.ts';

/*
 * The file of exercises has more than anybody downloads willingly, and is kept offline. So in it
 *
 * - a card is a letter, in card order, and cards are a word of them;
 * - a player is some words: "moreau Ab c 21 charm left 1" is the soldier, the cards in hand and those in
 *   front, how many tiles of each sort, and where so whether the charm can be used, whether the player is out
 *   or which tile was laid, and how many speech tokens there are;
 * - an answer is its moves and what it is worth: "play:h 3/4";
 * - a table says how many copies of each card have left the game, in card order, as digits without the noughts
 *   at the end: half the bytes that the names of those still unseen take.
 */

interface WrittenTable extends Omit<PuzzleSetUp, 'unseen' | 'players' | 'land'> {
  readonly players: readonly string[];
  readonly land: string;
  readonly gone: string;
}

interface Answer {
  readonly moves: string[];
  readonly worth: string;
}

interface Whole {
  readonly table: PuzzleSetUp;
  readonly best: Answer;
  readonly others: readonly Answer[];
}

interface Picked {
  readonly withdrawn?: Withdrawn;
  readonly from?: string;
}

/** An exercise as its file has it. */
export type Written<Exercise extends Whole> = Omit<Exercise, 'table' | 'best' | 'others'> & {
  readonly table: WrittenTable;
  readonly best: string;
  readonly others: readonly string[];
};

/** Whether a value is an exercise as its file has it, as far as a glance can tell. */
export function isWritten(value: unknown): value is Written<Whole> {
  const { table } = (value ?? {}) as { readonly table?: { readonly gone?: unknown } };
  return typeof table?.gone === 'string';
}

/** An exercise of the file with everything by its name, and the cards that are still unseen. */
export function opened<Exercise extends Whole>({
  table,
  best,
  others,
  ...exercise
}: Written<Exercise>) {
  const { gone, players, land, ...more } = table;
  const lying = { land: cardsIn(land), players: players.map(playerIn) } as unknown as Lying;
  const left = CARD_IDS.flatMap((id, n) => Array<string>(Number(gone[n] ?? 0)).fill(id));
  const unseen = cardsBesides([...left, ...cardsAt(lying)]) as PuzzleSetUp['unseen'];
  return {
    ...exercise,
    best: answerIn(best),
    others: others.map(answerIn),
    table: { ...more, ...lying, unseen },
  };
}

/** An exercise as its file is to have it; of what game a withdrawn one came matters no more. */
export function written<Exercise extends Whole & Picked>({
  table,
  best,
  others,
  from,
  ...exercise
}: Exercise) {
  const { unseen, players, land, ...more } = table;
  const left = cardsBesides([...unseen, ...cardsAt(table)]);
  const gone = CARD_IDS.map((id) => left.filter((card) => card === id).length).join('');
  return {
    ...exercise,
    ...(from === undefined || exercise.withdrawn ? {} : { from }),
    best: answerText(best),
    others: others.map(answerText),
    table: {
      ...more,
      players: players.map(playerText),
      land: cardsText(land),
      gone: gone.replace(/0+$/, ''),
    },
  };
}

type Lying = Pick<PuzzleSetUp, 'land' | 'players'>;
type Player = PuzzleSetUp['players'][number];

const cardsAt = ({ land, players }: Lying): readonly string[] => [
  ...land,
  ...cardsOfPlayers(players),
];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Where there is nothing between two spaces. */
const NOTHING = '-';

/** The letter of a card; nothing where there is no such card. */
const letterOf = (card: string): string | undefined => LETTERS[CARD_IDS.indexOf(card)];

/** The card of a letter; nothing where it is none. */
const cardOf = (letter: string): string | undefined =>
  letter.length === 1 ? CARD_IDS[LETTERS.indexOf(letter)] : undefined;

const cardsText = (cards: readonly string[]): string => cards.map(letterOf).join('') || NOTHING;

const cardsIn = (text: string): readonly string[] =>
  text === NOTHING ? [] : [...text].map((letter) => cardOf(letter) ?? '');

const tilesText = (tiles: readonly SupportTileId[]): string =>
  SUPPORT_TILE_IDS.map((id) => tiles.filter((tile) => tile === id).length).join('');

const tilesIn = (text: string): readonly SupportTileId[] =>
  SUPPORT_TILE_IDS.flatMap((id, n) => Array<SupportTileId>(Number(text[n])).fill(id));

const CHARM = 'charm';
const OUT = 'out';

function playerText({
  soldier,
  hand,
  hardships,
  tiles,
  charm,
  out,
  placed,
  speech,
}: Player): string {
  const words = [soldier, cardsText(hand), cardsText(hardships), tilesText(tiles)];
  if (charm) words.push(CHARM);
  if (out) words.push(OUT);
  if (placed) words.push(placed);
  if (speech > 0) words.push(String(speech));
  return words.join(' ');
}

function playerIn(text: string) {
  const [soldier = '', hand = '', hardships = '', tiles = '', ...more] = text.split(' ');
  const placed = SUPPORT_TILE_IDS.find((id) => more.includes(id));
  return {
    soldier,
    hand: cardsIn(hand),
    hardships: cardsIn(hardships),
    charm: more.includes(CHARM),
    tiles: tilesIn(tiles),
    out: more.includes(OUT),
    ...(placed ? { placed } : {}),
    speech: Number(more.find((word) => /^\d+$/.test(word)) ?? 0),
  };
}

const answerText = ({ moves, worth }: Answer): string =>
  [...moves.map((move) => inParts(move, letterOf)), worth].join(' ');

function answerIn(text: string): Answer {
  const words = text.split(' ');
  return {
    moves: words.slice(0, -1).map((move) => inParts(move, cardOf)),
    worth: words.at(-1) ?? '',
  };
}

const inParts = (move: string, part: (text: string) => string | undefined): string =>
  move
    .split(':')
    .map((text) => part(text) ?? text)
    .join(':');
