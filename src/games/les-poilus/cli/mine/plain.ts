import type { Solver } from '#play/puzzles/solve.ts';
import { fractionNumber, isSame } from '#shared/chance/fraction.ts';
import { SUPPORT_TILE_IDS, type SupportTileId } from '../../data/index.ts';
import { THREATS } from '../../data/threats.ts';
import { type Move, moveText, type Position } from '../../engine/index.ts';
import { front, type Seat, TURN } from '../../engine/position.ts';
import { reached } from '../../engine/support.ts';
import type { Aim } from '../../puzzles/aim.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** By less than this much of all chances nobody at a table tells the better choice from the next. */
const LEAST_MARGIN = 0.06;

/**
 * Whether there is nothing to work out, since the answer is what anybody does first, or as good as another.
 * - To fall back, where nothing but success is asked and all that anybody could do instead is to lay a card.
 * - To use the charm, which costs nothing here, where only falling back comes near, or on the card that has the
 *   threats of every other it could take.
 * - A card where every other one loses, or a card without a trap where only those with one come near.
 * - Support for somebody with hardships where it could only go to somebody with none.
 * - Where every speech is worth the same and none is right, a speech is a turn let pass.
 */
export function isPlain(solver: Solver<Puzzle, Position, Move>): boolean {
  const { rules, puzzle } = solver;
  const root = rules.root(puzzle);
  const best = solver.worth(root);
  const options = solver.options(root).map(({ move, worth }) => ({ text: moveText(move), worth }));
  const [answer = ''] = options.filter(({ worth }) => isSame(worth, best)).map(({ text }) => text);
  const wrong = options.filter(({ text }) => text !== answer);
  const near = wrong.filter(({ worth }) => worth.ways > 0n).map(({ text }) => text);
  const closest = Math.max(0, ...wrong.map(({ worth }) => fractionNumber(worth)));
  if (fractionNumber(best) - closest < LEAST_MARGIN) return true;
  const speeches = options.filter(({ text }) => isSpeech(text));
  const [speech] = speeches;
  if (speech && !isSpeech(answer) && speeches.every(({ worth }) => isSame(worth, speech.worth))) {
    return true;
  }
  if (answer === 'fall-back') {
    return asksSuccessAlone(puzzle.aim) && near.every((text) => text.startsWith('play:'));
  }
  if (answer.startsWith('charm:')) {
    const others = wrong.filter(({ text }) => text.startsWith('charm:'));
    const hasAll = others.length > 0 && others.every(({ text }) => isWithin(text, answer));
    return hasAll || near.every((text) => text === 'fall-back');
  }
  if (answer.startsWith('place:')) {
    const hardships = (text: string): number => root[front(supported(root, text))];
    return hardships(answer) !== 0 && near.every((text) => hardships(text) === 0);
  }
  const others = wrong.filter(({ text }) => text.startsWith('play:'));
  if (
    answer.startsWith('play:') &&
    others.length > 0 &&
    !others.some(({ worth }) => worth.ways > 0n)
  )
    return true;
  return answer.startsWith('play:') && !hasTrap(answer) && near.every(hasTrap);
}

/** Whom a tile that is placed goes to. */
const supported = (position: Position, move: string): Seat =>
  reached(
    position,
    position[TURN],
    SUPPORT_TILE_IDS.indexOf(move.replace('place:', '') as SupportTileId),
  );

const isSpeech = (move: string): boolean => move.startsWith('speech:');

/** Whether what a charm would take has no threat but those of another card. */
const isWithin = (charm: string, other: string): boolean => {
  const all = threatsIn(other);
  return threatsIn(charm).every((threat) => all.includes(threat));
};

const threatsIn = (charm: string): readonly string[] =>
  THREATS.find(({ id }) => charm === `charm:${id}`)?.kinds ?? [];

const asksSuccessAlone = ({ success, inHands, peace }: Aim): boolean =>
  success === true && inHands === undefined && peace === undefined;

const hasTrap = (move: string): boolean => /^play:.*-trap$/.test(move);
