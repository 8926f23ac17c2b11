import { type LocationId, NO_ACTION, PATROL_CARDS } from '#games/maquis/data/index.ts';
import {
  type GoalPair,
  legalMoves,
  moveText,
  type Position,
  play,
  routesHome,
} from '#games/maquis/engine/index.ts';
import { sideBySide, thePlaceWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { questionText } from '#games/maquis/i18n/puzzles.ts';
import {
  type AnsweredQuestion,
  answersAt,
  isLost,
  PUZZLE_MOVES,
  type Puzzle,
} from '#games/maquis/puzzles/index.ts';
import { NOT_LOST } from '#games/maquis/puzzles/questions.ts';
import type { StatedPuzzle } from '#games/maquis/puzzles/stated-puzzle.ts';
import * as m from '#messages';
import type { WrongVerdict } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { listed, sentences } from '#shared/list-text.ts';

/** Moves to be shown on the board one by one. */
export interface PuzzleLine {
  readonly shows: 'refutation' | 'solution';
  readonly moves: readonly string[];
  /** The number of the first move that is news, the first being 0. */
  readonly first: number;
  /** Whether no card could have helped: those of the line are as kind as can be. */
  readonly isHopeless?: true;
  /** The cards drawn from there on, until something is lost for good: the line is played on after that. */
  readonly cards: readonly string[];
  /** Whether the visitor had something else to choose before the last of them: what is shown is the best that is left. */
  readonly isPlayedOn?: true;
  /** What is asked, answered at the end of the line. */
  readonly answers: readonly AnsweredQuestion[];
  /** Where it goes wrong. */
  readonly happened: readonly Happening[];
}

/** A patrol that comes, an arrest by a card, or somebody who finds no way home. */
interface Happening {
  readonly card?: string;
  readonly place: LocationId;
  readonly isArrest: boolean;
  readonly turn: number;
  /** Where patrols are to blame for an arrest: on the card, or between the worker and every way home. */
  readonly blamed: readonly LocationId[];
}

const isDrawn = (move: string | undefined): boolean => move?.startsWith('patrol:') ?? false;

/** Whether the mistake was to let a card be drawn. */
export const isWrongDrawing = ({ move }: WrongVerdict, tried: readonly string[]): boolean =>
  isDrawn(tried[move]);

/**
 * What beats an attempt: the wrong move and what follows from it. Where drawing a card was wrong, the
 * card that beats it takes the place of the one that came.
 */
export function refutingVariation(
  puzzle: Puzzle,
  verdict: WrongVerdict,
  tried: readonly string[],
  { deck, solution = [] }: Partial<Pick<StatedPuzzle, 'deck' | 'solution'>> = {},
): PuzzleLine {
  const { move, refutation = [], isHopeless } = verdict;
  const kept = isWrongDrawing(verdict, tried) ? move : move + 1;
  const moves = [...tried.slice(0, kept), ...refutation];
  const answers = answersAt(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves));
  const until = endOfCards(puzzle, moves, move);
  const cards = moves
    .slice(move, until)
    .flatMap((one) => (isDrawn(one) ? [one.slice('patrol:'.length)] : []));
  return {
    shows: 'refutation',
    ...{ moves, first: move, cards, answers },
    happened: telling(
      ...([puzzle, moves, move] as const),
      deck ? solution : isHopeless ? [] : cards,
    ),
    ...(isHopeless && { isHopeless }),
    ...(hasChoice(puzzle, moves, kept, until) && { isPlayedOn: true }),
  };
}

/** So much is told of a line at most. */
const MOST_TOLD = 4;

/**
 * What of a line says where it goes wrong: arrests, and patrols.
 *
 * @param by of patrols those of the cards that are named; where all cards are told, those that come elsewhere than in
 *   the answer, and are to blame for an arrest or stand where the answer does something
 */
function telling(
  puzzle: Puzzle,
  moves: readonly string[],
  first: number,
  by: readonly string[],
): readonly Happening[] {
  const all = happenings(puzzle, moves, first);
  const answer = happenings(puzzle, by);
  const used = answer.length > 0 ? placesUsed(by) : undefined;
  const isTelling = (one: Happening): boolean => {
    const { card, place, turn } = one;
    if (one.isArrest) return true;
    if (!used) return by.some((other) => other === card);
    const arrests = all.slice(all.indexOf(one)).filter((other) => other.turn === turn);
    return (
      answer.some((other) => other.card === card && other.place !== place) &&
      (used.has(`${turn} ${place}`) || arrests.some(({ blamed }) => blamed.includes(place)))
    );
  };
  return all.filter(isTelling).slice(0, MOST_TOLD);
}

/** Where an answer does something, each place with its turn. */
function placesUsed(answer: readonly string[]): ReadonlySet<string> {
  let turn = 0;
  return new Set(
    answer.flatMap((move) => {
      const [word, place, action] = move.split(':');
      if (word === 'upkeep') turn++;
      return word === 'act' && action !== NO_ACTION.id ? [`${turn} ${place}`] : [];
    }),
  );
}

/** The patrols that come in a line from one move on, and whom it arrests. */
function happenings(puzzle: Puzzle, moves: readonly string[], first = 0): readonly Happening[] {
  const found: Happening[] = [];
  let { position } = PUZZLE_MOVES.root(puzzle);
  let turn = 0;
  for (const [n, text] of moves.entries()) {
    const move = PUZZLE_MOVES.parseMove(text);
    if (move === undefined) break;
    const card = isDrawn(text) ? { card: text.slice('patrol:'.length) } : {};
    const before = position;
    const after = play(position, move);
    position = after.position;
    if (text === 'upkeep') turn++;
    if (n < first) continue;
    const arrest = after.events.find((event) => event.type === 'worker-arrested');
    const patrol = after.events.find((event) => event.type === 'patrol-stationed');
    const event = arrest ?? patrol;
    if (!event) continue;
    const { place } = event;
    const blamed = arrest ? blamedFor(before, place, card.card) : [];
    found.push({ ...card, place, isArrest: event === arrest, turn, blamed });
  }
  return found;
}

const blamedFor = (position: Position, place: LocationId, card?: string): readonly LocationId[] =>
  card === undefined
    ? routesHome(position, place).cuts.map((cut) => cut.place)
    : (PATROL_CARDS.find(({ number }) => `${number}` === card)?.places ?? []);

/** Behind the last card that is drawn before something is lost for good. */
function endOfCards(puzzle: Puzzle, moves: readonly string[], first: number): number {
  const last = moves.findLastIndex(
    (move, n) =>
      n >= first &&
      isDrawn(move) &&
      !isLost(puzzle, nodeAfter(PUZZLE_MOVES, puzzle, moves.slice(0, n))),
  );
  return last + 1;
}

/** Whether there is anything to do but draw a card, from one move of a line on and before another. */
const hasChoice = (
  puzzle: Puzzle,
  moves: readonly string[],
  from: number,
  until: number,
): boolean =>
  moves.slice(0, until).some((_, n) => {
    if (n < from) return false;
    const { position } = nodeAfter(PUZZLE_MOVES, puzzle, moves.slice(0, n));
    return legalMoves(position).some((move) => !isDrawn(moveText(move)));
  });

/**
 * Which cards beat a wrong choice, and what is missed then; or that none of them matters, and what is missed
 * at best: an exercise has no lesson to say it. That the game is lost nobody asks for: it is said besides.
 */
export function refutationText(
  line: Pick<PuzzleLine, 'cards' | 'isHopeless' | 'isPlayedOn' | 'answers' | 'happened'>,
  { table, deck }: Pick<StatedPuzzle, 'table' | 'deck'>,
): string {
  const missed = line.answers.filter(({ holds }) => !holds).map(({ question }) => question);
  if (missed.length === 0) return '';
  const asked = missed.filter((question) => question !== NOT_LOST);
  // Cards that are shown come as they are shown: there is no other one to speak of.
  const named = line.isHopeless && (deck || line.cards.length === 0) ? [] : line.cards;
  if (asked.length === 0) return lossText(line.isHopeless ? [] : named);
  const parts = sideBySide(asked.map((question) => questionText(question, table.goals)));
  return sentences([
    missedText({ ...line, cards: named }, parts),
    ...(asked.length < missed.length ? [m.maquis_exercise_loses_too()] : []),
    ...whereText(line, table.goals),
  ]);
}

/** Where the play that is shown goes wrong, in a sentence; none where no patrol is in its way. */
function whereText({ happened }: Pick<PuzzleLine, 'happened'>, goals: GoalPair): readonly string[] {
  if (happened.length === 0) return [];
  const parts = happened.map(({ card, place: id, isArrest }) => {
    const place = thePlaceWithGoal(id, goals);
    if (card === undefined) return m.maquis_exercise_no_way({ place });
    return isArrest
      ? m.maquis_exercise_arrests_at({ card, place })
      : m.maquis_exercise_patrol_at({ card, place });
  });
  const happenings = parts.reduce((first, second) =>
    m.maquis_exercise_after_that({ first, second }),
  );
  return [m.maquis_exercise_where({ happenings })];
}

function missedText(
  { cards, isHopeless, isPlayedOn }: Pick<PuzzleLine, 'cards' | 'isHopeless' | 'isPlayedOn'>,
  parts: string,
): string {
  if (cards.length === 0) return m.maquis_exercise_missed({ parts });
  if (isHopeless) return m.maquis_exercise_hopeless({ parts });
  return isPlayedOn
    ? m.maquis_exercise_beaten_on({ cards: listed(cards), parts })
    : m.maquis_exercise_beaten_by({ cards: listed(cards), parts });
}

const lossText = (cards: readonly string[]): string =>
  cards.length === 0
    ? m.maquis_exercise_loses()
    : m.maquis_exercise_loses_by({ cards: listed(cards) });
