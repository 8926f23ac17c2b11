import type { GameRules, GameTypes, MoveStep, Step } from '../rules/game-rules.ts';

/** Who keeps a component of the game: the site, or the visitor on the real table. */
export type Owner = 'site' | 'visitor';

export type Owners<Component extends string = string> = Readonly<Record<Component, Owner>>;

/**
 * A game as it is kept: its set-up and its steps; every position follows from them. Without
 * corrections the steps are the moves of its record.
 */
export interface Game<T extends GameTypes> {
  readonly setUp: T['setUp'];
  /** The table it began at, where that was not the start of a game; its seed deals what is hidden. */
  readonly from?: T['boardState'];
  readonly steps: readonly Step<T>[];
  readonly owners: Owners<T['component']>;
  /** How many of the steps the visitor has been shown the outcome of. */
  readonly seen: number;
}

/** A game before its first step. */
export const gameFrom = <T extends GameTypes>(
  setUp: T['setUp'],
  owners: Owners<T['component']>,
): Game<T> => ({ setUp, steps: [], owners, seen: 0 });

/** The game that begins at a table somebody set up. */
export const gameFromTable = <T extends GameTypes>(
  setUp: T['setUp'],
  from: T['boardState'],
  owners: Owners<T['component']>,
): Game<T> => ({ ...gameFrom<T>(setUp, owners), from });

/**
 * Whether a step is chance's: its text says so, or somebody wrote down whose deck or dice it came
 * from, as where chance answers for a player.
 */
export const isChanceStep = <T extends GameTypes>(
  rules: Pick<GameRules<T>, 'isChanceMove'>,
  step: Step<T>,
): boolean => 'move' in step && (step.by !== undefined || rules.isChanceMove(step.move));

/** The step of a move, which says by whom where it is chance's. */
export const stepOf = (
  rules: { readonly isChanceMove: (move: string) => boolean },
  move: string,
  by: Owner,
): MoveStep => (rules.isChanceMove(move) ? { move, by } : { move });

/** The steps up to the first correction: the moves that a record or a link can tell. */
export function uncorrected<T extends GameTypes>({ steps }: Game<T>): readonly MoveStep[] {
  const corrected = steps.findIndex((step) => 'correction' in step);
  const told = corrected < 0 ? steps : steps.slice(0, corrected);
  return told.flatMap((step) => ('move' in step ? [step] : []));
}

/** The site keeps everything: so a game is where nobody says otherwise. */
export const defaultOwners = <Component extends string>(
  components: readonly Component[],
): Owners<Component> =>
  Object.fromEntries(components.map((one) => [one, 'site'])) as Record<Component, 'site'>;
