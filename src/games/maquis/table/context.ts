import type { LocationId } from '../data/index.ts';
import type { Reason, Table } from '../engine/index.ts';
import { type Course, courseAfter, courseOf } from './course.ts';
import { isDraw, type Keepers, type Step, type TableGame } from './game.ts';
import type { HelpLevel } from './help.ts';
import type { GameProgress, Save } from './save-schema.ts';
import { freshSetUp, type GoalSource, SET_UP_STEPS, type SetUp, type SetUpStep } from './set-up.ts';

/** What the machine of the turn remembers. */
export interface TableContext {
  /** Which game this is; two games can have the same seed. */
  readonly id: string;
  readonly setUp: SetUp;
  /** The step of the set-up to begin with. */
  readonly resumeAt: SetUpStep;
  /** The game, once set-up is done. */
  readonly game: TableGame | undefined;
  /** Everything that follows from the game's steps. */
  readonly course: Course | undefined;
  /** Steps that were undone and can be done again, the next first. */
  readonly ahead: readonly Step[];
  /** After how many steps the last shot of a day was let go; it counts until the next step. */
  readonly noShotAt: number | undefined;
  /** The place being considered for a worker, or the worker being activated. */
  readonly selected: LocationId | undefined;
  /** The most help that was used in this game. */
  readonly help: HelpLevel;
  /** Why the last thing asked for was not done. */
  readonly refused: readonly Reason[];
}

export type TableEvent =
  | { readonly type: 'next' | 'back' | 'start' | 'drawGoals' }
  | { readonly type: 'decide'; readonly change: Partial<Omit<SetUp, 'goalSource' | 'keepers'>> }
  | { readonly type: 'decideGoalSource'; readonly source: GoalSource }
  | { readonly type: 'keep'; readonly change: Partial<Keepers> }
  | { readonly type: 'select'; readonly place: LocationId | undefined }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'draw' | 'goOn' | 'noShot' }
  | { readonly type: 'correct'; readonly table: Table }
  | { readonly type: 'helped'; readonly help: HelpLevel }
  | { readonly type: 'undo' | 'confirmUndo' | 'keepAll' | 'redo' }
  /** Goes on from what another page has kept of the same game. Its steps must be sound. */
  | { readonly type: 'follow'; readonly input: TableInput }
  | {
      readonly type: 'newGame';
      readonly seed: string;
      readonly id?: string;
      /** Where its set-up begins: with the first step, or where there is no real table, later. */
      readonly step?: SetUpStep;
    };

export interface TableInput {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  readonly keepers?: Keepers;
  /** The most help used in it so far; none where nobody says. */
  readonly help?: HelpLevel;
  /** A game or a set-up to go on with. */
  readonly resume?: Save['progress'];
}

/** The game and its course, for whoever asks while one runs. */
export function running({ game, course }: TableContext): { game: TableGame; course: Course } {
  if (!game || !course) throw new Error('no game is running');
  return { game, course };
}

type PlayedGame = Pick<TableContext, 'game' | 'course' | 'noShotAt'>;

const asPlayed = (game: TableGame, played: ReturnType<typeof courseOf>): PlayedGame => {
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return { game, course: played.course, noShotAt: undefined };
};

/** A game with all that follows from it. */
export const withGame = (game: TableGame): PlayedGame => asPlayed(game, courseOf(game));

/** The game with one more step; everything up to it counts as seen, except a card just drawn. */
export function withStep(
  context: TableContext,
  step: Step,
): PlayedGame & Pick<TableContext, 'ahead'> {
  const { game, course } = running(context);
  const steps = [...game.steps, step];
  const seen = isDraw(step) ? steps.length - 1 : steps.length;
  return { ...asPlayed({ ...game, steps, seen }, courseAfter(course, [step])), ahead: [] };
}

/** Where a table begins: fresh, in the middle of a set-up, or with a game to go on with. */
export function startingContext({
  seed,
  id = seed,
  keepers,
  help = 'none',
  resume,
}: TableInput): TableContext {
  const fresh = freshSetUp(seed, keepers);
  const start = {
    id,
    setUp: fresh,
    resumeAt: SET_UP_STEPS[0] as SetUpStep,
    ahead: [],
    noShotAt: undefined,
    selected: undefined,
    help,
    refused: [],
  };
  if (!resume) return { ...start, game: undefined, course: undefined };
  if ('setUp' in resume) {
    return {
      ...start,
      setUp: resume.setUp,
      resumeAt: resume.step,
      game: undefined,
      course: undefined,
    };
  }
  const { difficulty, goals, seed: dealt = '' } = resume.game.setUp;
  const setUp: SetUp = {
    ...fresh,
    difficulty,
    goals,
    seed: dealt,
    keepers: resume.game.keepers,
    goalSource: 'by-hand',
  };
  const { game, noShotAt } = resume;
  return { ...start, setUp, ...withGame(game), ahead: soundAhead(resume), noShotAt };
}

/** What was undone and can be done again; nothing where one of the steps cannot have happened. */
function soundAhead({ game, ahead = [] }: GameProgress) {
  const played = courseOf({ ...game, steps: [...game.steps, ...ahead] });
  return 'course' in played ? ahead : [];
}
