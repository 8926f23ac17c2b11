import type { GameRules, GameTypes, Reason } from './game-rules.ts';

/** What a game whose moves are numbers inside says of them and of its tables. */
interface MoveEngine<T extends GameTypes, Draft extends T['position'], Move> {
  readonly parseMove: (
    text: string,
  ) =>
    | { readonly move: Move }
    | { readonly fault: { readonly code: string; readonly found: string } };
  readonly formatMove: (move: Move) => string;
  readonly legalMoves: (position: T['position']) => readonly Move[];
  /** All reasons to refuse a move, the most telling first. */
  readonly validateMove: (position: T['position'], move: Move) => readonly Reason[];
  readonly mutableCopy: (position: T['position']) => Draft;
  /** Makes a legal move, and writes down what happens. */
  readonly makeMove: (draft: Draft, move: Move, log: T['event'][]) => void;
  readonly isChanceMove: (move: Move) => boolean;
  readonly drawChanceMove: (position: T['position']) => Move;
  /** The position of a table that the one before was corrected to. */
  readonly boardPosition: (
    table: T['boardState'],
    before: T['position'],
  ) => { readonly position: T['position'] } | { readonly faults: readonly Reason[] };
}

/** The part of the rules in which moves are texts outside and something else inside. */
type InTexts<T extends GameTypes> = Pick<
  GameRules<T>,
  'apply' | 'legalMoves' | 'validateMove' | 'isChanceMove' | 'drawChanceMove'
>;

/** The moves of a game as the kit of playing asks for them. */
export function rulesFromEngine<
  T extends GameTypes,
  Draft extends T['position'] = T['position'],
  Move = number,
>(inside: MoveEngine<T, Draft, Move>): InTexts<T> {
  const { parseMove, formatMove, validateMove, boardPosition } = inside;

  /** The move that a text says, or why not. */
  function read(position: T['position'], text: string) {
    const parsed = parseMove(text);
    if ('move' in parsed) return { move: parsed.move, why: validateMove(position, parsed.move) };
    const { code, found } = parsed.fault;
    return { why: [{ code, params: { found } }] };
  }

  return {
    apply(position, step) {
      if ('correction' in step) {
        const made = boardPosition(step.correction, position);
        return 'faults' in made
          ? { reasons: made.faults }
          : { position: made.position, events: [] };
      }
      const { move, why } = read(position, step.move);
      if (move === undefined || why.length > 0) return { reasons: why };
      const draft = inside.mutableCopy(position);
      const events: T['event'][] = [];
      inside.makeMove(draft, move, events);
      return { position: draft, events };
    },
    legalMoves: (position) => inside.legalMoves(position).map(formatMove),
    validateMove: (position, text) => read(position, text).why,
    isChanceMove(text) {
      const parsed = parseMove(text);
      return 'move' in parsed && inside.isChanceMove(parsed.move);
    },
    drawChanceMove: (position) => formatMove(inside.drawChanceMove(position)),
  };
}
