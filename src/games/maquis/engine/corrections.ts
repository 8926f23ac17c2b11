import type { MoveStep } from '#play/rules/game-rules.ts';
import type { Validated } from '#play/rules/rules-from-engine.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import type { TableFault } from './fault-codes.ts';
import { type Position, RANDOM } from './position.ts';
import { positionFrom, withoutSecrets } from './position-from.ts';
import { rulesetNamed } from './rulesets.ts';
import { snapshotOf, tableOf } from './snapshot.ts';
import type { Snapshot, Table, Unseen } from './table.ts';

/*
 * Corrections: somebody said what really lies on the table. Among the moves of a record the first is
 * `correct:1`, and a list beside the moves tells each, with the table before it and after it.
 */

export const CORRECT = 'correct:';

/** A correction as a record tells it. */
interface RecordedCorrection {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** What of the table after it cannot be read off the board; never what no player knows. */
  readonly unseen?: Unseen;
}

/** What was done in a game, in the texts of a record. */
export interface MoveHistory {
  /** Moves, and corrections by their number. */
  readonly moves: readonly string[];
  readonly corrections?: readonly RecordedCorrection[];
}

type Step = MoveStep | { readonly correction: Table };

export const isCorrection = (text: string): boolean => text.startsWith(CORRECT);

/**
 * The position after a correction, or what is wrong with it. The cards to come stay those that were to
 * come, unless the correction says otherwise.
 */
export function corrected(position: Position, table: Table): Validated<Position, TableFault> {
  const random = Array.from({ length: RANDOM_WORDS }, (_, word) => position[RANDOM + word]);
  return positionFrom({ ...table, unseen: { random, ...table.unseen } });
}

/** What a record tells of some steps; there is one position more than steps, the first before them. */
export function courseOf(positions: readonly Position[], steps: readonly Step[]): MoveHistory {
  const corrections: RecordedCorrection[] = [];
  const moves = steps.map((step, n) => {
    if ('move' in step) return step.move;
    const { state, unseen } = withoutSecrets(tableOf(positions[n + 1]));
    corrections.push({
      before: snapshotOf(positions[n]),
      after: state,
      ...(unseen && Object.keys(unseen).length > 0 ? { unseen } : {}),
    });
    return `${CORRECT}${corrections.length}`;
  });
  return corrections.length > 0 ? { moves, corrections } : { moves };
}

/** The steps that a course tells. */
export function stepsOf(course: MoveHistory, { ruleset, ...setUp }: Omit<Table, 'state'>): Step[] {
  const { difficulty, goals } = setUp;
  const told = [...(course.corrections ?? [])];
  return course.moves.flatMap((move): Step | readonly Step[] => {
    if (!isCorrection(move)) return { move };
    const next = told.shift();
    if (!next) return [];
    const { after: state, unseen } = next;
    return {
      correction: {
        ...rulesetNamed(ruleset),
        difficulty,
        goals,
        state,
        ...(unseen ? { unseen } : {}),
      },
    };
  });
}

type Rest<Told extends MoveHistory> = Omit<Told, keyof MoveHistory>;

/** The beginning of a course. */
export function upTo<Told extends MoveHistory>(
  course: Told,
  steps: number,
): Rest<Told> & MoveHistory {
  const moves = course.moves.slice(0, steps);
  const { corrections, moves: _, ...rest } = course;
  const told = corrections?.slice(0, moves.filter(isCorrection).length) ?? [];
  return { ...rest, moves, ...(told.length > 0 ? { corrections: told } : {}) };
}
