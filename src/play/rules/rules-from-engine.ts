import { applyMove, type MoveEngine } from './apply-move.ts';
import type { GameRules, GameTypes, Reason } from './game-rules.ts';

/** What was read or reported, as a position, or everything that is wrong with it. */
export type Validated<Position, Fault extends Reason = Reason> =
  | { readonly position: Position }
  | { readonly faults: readonly Fault[] };

/**
 * The position of a table.
 *
 * @throws with the faults of a table that cannot be
 */
export function positionOrThrow<Position>(made: Validated<Position>): Position {
  if ('position' in made) return made.position;
  const faults = made.faults.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
  throw new Error(`no such table: ${faults.join(', ')}`);
}

/** The part of the rules in which moves are texts. */
type InTexts = 'apply' | 'legalMoves' | 'validateMove' | 'isChanceMove' | 'drawChanceMove';

/** What a game adds to its moves. */
type RestOfRules<T extends GameTypes> = Omit<GameRules<T>, InTexts> & {
  /** The position of a table that the one before was corrected to. */
  readonly boardPosition: (
    board: T['boardState'],
    before: T['position'],
  ) => Validated<T['position']>;
};

/** The rules part by part, so that they are those of the game's saves as well, whose types add to its own. */
type RulesInTexts<T extends GameTypes> = Omit<GameRules<T>, InTexts> & Pick<GameRules<T>, InTexts>;

/** The rules of a game as the kit asks for them, whose moves are texts there and may be numbers inside. */
export function rulesFromEngine<T extends GameTypes, Draft extends T['position'], Move>(
  engine: MoveEngine<T['position'], Draft, Move, T['event']>,
  { boardPosition, ...rest }: RestOfRules<T>,
): RulesInTexts<T> {
  const { parseMove, formatMove } = engine;

  /** The move of a text, or why it is none. */
  function read(text: string): { readonly move: Move } | { readonly reasons: readonly Reason[] } {
    const parsed = parseMove(text);
    if ('move' in parsed) return parsed;
    const { code, found } = parsed.fault;
    return { reasons: [{ code, params: { found } }] };
  }

  return {
    ...rest,
    apply(position, step) {
      if ('correction' in step) {
        const made = boardPosition(step.correction, position);
        return 'faults' in made
          ? { reasons: made.faults }
          : { position: made.position, events: [] };
      }
      const told = read(step.move);
      return 'reasons' in told ? told : applyMove(engine, position, told.move);
    },
    legalMoves: (position) => engine.legalMoves(position).map(formatMove),
    validateMove(position, text) {
      const told = read(text);
      return 'reasons' in told ? told.reasons : engine.validateMove(position, told.move);
    },
    isChanceMove(text) {
      const told = read(text);
      return 'move' in told && engine.isChanceMove(told.move);
    },
    drawChanceMove: (position) => formatMove(engine.drawChanceMove(position)),
  };
}
