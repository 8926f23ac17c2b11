/**
 * What a game hands to the kit of playing. The kit knows no game: whatever it does, it does by these
 * questions. Who needs only a part of them asks for that part ({@link Transitions} is enough for undo, saves,
 * the timeline and the second screen).
 */

/** The types of one game, handed about as one. */
export interface GameTypes {
  /** How a game begins. What is legal under a ruleset that was given out never changes. */
  setUp: { readonly ruleset: string; readonly seed?: string };
  position: object;
  /** What people report of a real table: it may be wrong. */
  boardState: object;
  event: { readonly type: string; readonly rule?: string };
  /**
   * What a game came to: `'win' | 'draw' | 'loss'`, or tiers such as `'major'`, what brought the end
   * about, and whatever else is counted.
   */
  outcome: { readonly result: string; readonly reason: string };
  /** What a visitor can keep in their own hands: `'deck'`, `'goods'`. `never` where there is nothing. */
  component: string;
}

/**
 * Who may move: seats (several where all choose at once), and chance. Chance is a player: what is drawn,
 * dealt or rolled is a move like any other. Both, where a choice may come before the card, as a
 * shot before a patrol. Neither: it is over.
 */
interface Turn {
  readonly seats: readonly number[];
  readonly chance: boolean;
}

/** Why not: a code, its parameters, the rule. Words come at the edge. */
export interface Reason {
  readonly code: string;
  /** None where a text is no move at all. */
  readonly rule?: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** As many moves as a record or a link may hold: more than ten of the longest games ever played. */
export const MOST_MOVES = 5000;

/** A move as it is kept. */
export interface MoveStep {
  readonly move: string;
  /** Whose deck or dice a chance move came from. */
  readonly by?: 'site' | 'visitor';
}

/** One step of a game as it is kept: a move, or a correction after which the table is as given. */
export type Step<T extends GameTypes> = MoveStep | { readonly correction: T['boardState'] };

type ApplyResult<T extends GameTypes> =
  | { readonly position: T['position']; readonly events: readonly T['event'][] }
  | { readonly reasons: readonly Reason[] };

/** Enough for history, undo, saves, timeline and second screen. */
export interface Transitions<T extends GameTypes> {
  /** The position that a set-up begins with, or a table that was set up by hand. */
  readonly initialPosition: (setUp: T['setUp'], from?: T['boardState']) => T['position'];
  /** What a step leads to, or why it cannot be taken. The position given is left as it was. */
  readonly apply: (position: T['position'], step: Step<T>) => ApplyResult<T>;
}

/** A game that can be played on the screen. Moves are texts here; inside, a game may use numbers. */
export interface GameRules<T extends GameTypes> extends Transitions<T> {
  /** The game's id: its folder, its address, the key of what is kept of it. */
  readonly id: string;
  /** Every legal move, of seats and of chance; none once it is over. */
  readonly legalMoves: (position: T['position']) => readonly string[];
  /** All reasons to refuse a move, the most telling first; none for a legal one. */
  readonly validateMove: (position: T['position'], move: string) => readonly Reason[];
  readonly turn: (position: T['position']) => Turn;
  /** Whether a move is chance's: a card, a die, a random victim. */
  readonly isChanceMove: (move: string) => boolean;
  /** The move chance makes, by the generator in the position. */
  readonly drawChanceMove: (position: T['position']) => string;
  /** Whether a move follows by itself, so that undoing goes on past it. */
  readonly isForced: (position: T['position'], move: string) => boolean;
  readonly outcome: (position: T['position']) => T['outcome'] | undefined;
  readonly toBoardState: (position: T['position']) => T['boardState'];
  /** What a seat can know; nothing but this goes to a coach, to odds, or on a handed-over screen. */
  readonly playerView: (position: T['position'], seat: number) => PlayerView<T>;
  /** The same text for positions in which the same may happen: the memory of puzzle searches. */
  readonly positionKey: (position: T['position']) => string;
}

declare const sight: unique symbol;

/** A position without what its seat cannot see. */
export type PlayerView<T extends GameTypes> = T['position'] & { readonly [sight]: true };

/** What is wrong, as a code, with what it speaks of and the rule it rests on. Words come at the edge. */
interface CodedReason<Code extends string, Rule extends string> {
  readonly code: Code;
  readonly rule: Rule;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Reasons by a list of codes, each with its rule: every code there is, and how one of them is given with
 * what it speaks of. A rule of its own may stand in for the one of the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export const reasonsBy =
  <Rule extends string>() =>
  <Code extends string>(ruleOf: Readonly<Record<Code, Rule>>) => ({
    codes: Object.freeze(Object.keys(ruleOf) as Code[]),
    because: (
      code: Code,
      params: CodedReason<Code, Rule>['params'] = {},
      rule: Rule = ruleOf[code],
    ): CodedReason<Code, Rule> => ({ code, rule, params }),
  });
