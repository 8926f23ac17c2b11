import type { Kinds, Reason, Rules } from './rules.ts';

/** What a game whose moves are numbers inside says of them and of its tables. */
interface Inside<K extends Kinds, Draft extends K['position'], Move> {
  readonly parseMove: (
    text: string,
  ) =>
    | { readonly move: Move }
    | { readonly fault: { readonly code: string; readonly found: string } };
  readonly moveText: (move: Move) => string;
  readonly legalMoves: (position: K['position']) => readonly Move[];
  /** All reasons to refuse a move, the most telling first. */
  readonly whyNot: (position: K['position'], move: Move) => readonly Reason[];
  readonly draftOf: (position: K['position']) => Draft;
  /** Makes a legal move, and writes down what happens. */
  readonly makeMove: (draft: Draft, move: Move, log: K['event'][]) => void;
  readonly isChance: (move: Move) => boolean;
  readonly chanceMove: (position: K['position']) => Move;
  /** The position of a table that the one before was corrected to. */
  readonly positionFrom: (
    table: K['table'],
    before: K['position'],
  ) => { readonly position: K['position'] } | { readonly faults: readonly Reason[] };
}

/** The part of the rules in which moves are texts outside and something else inside. */
type InTexts<K extends Kinds> = Pick<
  Rules<K>,
  'take' | 'legalMoves' | 'whyNot' | 'isChance' | 'chanceMove'
>;

/** The moves of a game as the kit of playing asks for them. */
export function movesInTexts<
  K extends Kinds,
  Draft extends K['position'] = K['position'],
  Move = number,
>(inside: Inside<K, Draft, Move>): InTexts<K> {
  const { parseMove, moveText, whyNot, positionFrom } = inside;

  /** The move that a text says, or why not. */
  function read(position: K['position'], text: string) {
    const parsed = parseMove(text);
    if ('move' in parsed) return { move: parsed.move, why: whyNot(position, parsed.move) };
    const { code, found } = parsed.fault;
    return { why: [{ code, params: { found } }] };
  }

  return {
    take(position, step) {
      if ('correction' in step) {
        const made = positionFrom(step.correction, position);
        return 'faults' in made ? { why: made.faults } : { position: made.position, events: [] };
      }
      const { move, why } = read(position, step.move);
      if (move === undefined || why.length > 0) return { why };
      const draft = inside.draftOf(position);
      const events: K['event'][] = [];
      inside.makeMove(draft, move, events);
      return { position: draft, events };
    },
    legalMoves: (position) => inside.legalMoves(position).map(moveText),
    whyNot: (position, text) => read(position, text).why,
    isChance(text) {
      const parsed = parseMove(text);
      return 'move' in parsed && inside.isChance(parsed.move);
    },
    chanceMove: (position) => moveText(inside.chanceMove(position)),
  };
}
