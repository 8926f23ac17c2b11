import type { Kinds, MoveStep, Rules, Step } from '../rules.ts';

/** Who keeps a component of the game: the site, or the visitor on the real table. */
export type Owner = 'site' | 'visitor';

export type Owners<Component extends string = string> = Readonly<Record<Component, Owner>>;

/**
 * A game as it is kept: its set-up and its steps; every position follows from them. Without
 * corrections the steps are the moves of its record.
 */
export interface Game<K extends Kinds> {
  readonly setUp: K['setUp'];
  /** The table it began at, where that was not the start of a game; its seed deals what is hidden. */
  readonly from?: K['table'];
  readonly steps: readonly Step<K>[];
  readonly owners: Owners<K['component']>;
  /** How many of the steps the visitor has been shown the outcome of. */
  readonly seen: number;
}

/** A game before its first step. */
export const gameFrom = <K extends Kinds>(
  setUp: K['setUp'],
  owners: Owners<K['component']>,
): Game<K> => ({ setUp, steps: [], owners, seen: 0 });

/** The game that begins at a table somebody set up. */
export const gameFromTable = <K extends Kinds>(
  setUp: K['setUp'],
  from: K['table'],
  owners: Owners<K['component']>,
): Game<K> => ({ ...gameFrom<K>(setUp, owners), from });

/**
 * Whether a step is chance's: its text says so, or somebody wrote down whose deck or dice it came
 * from, as where chance answers for a player.
 */
export const isChanceStep = <K extends Kinds>(
  rules: Pick<Rules<K>, 'isChance'>,
  step: Step<K>,
): boolean => 'move' in step && (step.by !== undefined || rules.isChance(step.move));

/** The step of a move, which says by whom where it is chance's. */
export const stepOf = (
  rules: { readonly isChance: (move: string) => boolean },
  move: string,
  by: Owner,
): MoveStep => (rules.isChance(move) ? { move, by } : { move });

/** The steps up to the first correction: the moves that a record or a link can tell. */
export function uncorrected<K extends Kinds>({ steps }: Game<K>): readonly MoveStep[] {
  const corrected = steps.findIndex((step) => 'correction' in step);
  const told = corrected < 0 ? steps : steps.slice(0, corrected);
  return told.flatMap((step) => ('move' in step ? [step] : []));
}
