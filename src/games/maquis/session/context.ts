import type { HelpLevel } from '#play/saves/save-format.ts';
import { freshSession, resumeFrom, type SessionContext } from '#play/session/context.ts';
import type { LocationId } from '../data/index.ts';
import { hasThreeStars, type Maquis, type Reason, RULESET, rules } from '../engine/index.ts';
import type { MaquisOwners } from './game.ts';
import type { Save } from './save-format.ts';
import { freshSetUp, type SetUpInProgress, STEPS_OF_SET_UP, withEdition } from './set-up.ts';

/** What the machine of the turn remembers. */
export interface TableContext extends SessionContext<Maquis> {
  readonly setUp: SetUpInProgress;
  /** Whether anything was decided in the set-up: then it is written down. */
  readonly isDecided: boolean;
  /**
   * Whether the turn stops wherever a shot is possible, as in a puzzle that may ask for one. A game goes
   * on: whoever wants to shoot can do so one step sooner or later.
   */
  readonly pausesToShoot: boolean;
  /** After how many steps the last shot of a day was let go; it counts until the next step. */
  readonly noShotAt: number | undefined;
  /** The place being considered for a worker, or the worker being activated. */
  readonly selected: LocationId | undefined;
  readonly rejected: readonly Reason[];
}

export interface TableInput {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  readonly owners?: MaquisOwners;
  /** The edition it is played in, where that has been said before. */
  readonly edition?: Pick<SetUpInProgress, 'ruleset' | 'threeStar'>;
  /** The most help used in it so far; none where nobody says. */
  readonly help?: HelpLevel;
  readonly pausesToShoot?: boolean;
  /** A game or a set-up to go on with. */
  readonly resume?: Save['progress'];
}

/** Where a table begins: fresh, in the middle of a set-up, or with a game to go on with. */
export function startingContext({
  seed,
  id = seed,
  owners,
  edition = {},
  help = 'none',
  pausesToShoot = false,
  resume,
}: TableInput): TableContext {
  const { ruleset = RULESET, threeStar = false } = edition;
  const fresh = withEdition(freshSetUp(seed, owners), ruleset, threeStar);
  const start: TableContext = {
    ...freshSession(id),
    setUp: fresh,
    isDecided: false,
    pausesToShoot,
    noShotAt: undefined,
    selected: undefined,
    rejected: [],
    help,
  };
  if (!resume) return start;
  if (!('game' in resume)) {
    return { ...start, setUp: resume.setUp, isDecided: resume.step !== STEPS_OF_SET_UP[0] };
  }
  const { ruleset: played, difficulty, goals, seed: dealt = '' } = resume.game.setUp;
  const { owners: kept } = resume.game;
  const own = withEdition(fresh, played, hasThreeStars(goals.east));
  const setUp: SetUpInProgress = {
    ...{ ...own, difficulty, goals, seed: dealt, owners: kept },
    goalSource: 'by-hand',
  };
  return { ...start, setUp, ...resumeFrom(rules, resume), noShotAt: resume.noShotAt };
}
