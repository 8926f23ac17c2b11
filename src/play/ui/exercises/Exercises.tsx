import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import { exerciseOf } from '#play/exercises/days.ts';
import { exerciseDaysKey, exercisesKey } from '#play/exercises/keys.ts';
import { type ExerciseIndex, numbersOf, pieceOf } from '#play/exercises/numbers.ts';
import { saveProgress } from '#play/puzzles/progress.ts';
import { dateHere } from '#shared/seeds.ts';
import type { RuleLinks } from '../frame/session.ts';
import type { PuzzleTask, ShownPuzzle } from '../puzzles/task.ts';
import type { Course } from './course.ts';
import { ExerciseList } from './ExerciseList.tsx';

export interface ExercisesProps<Exercise, Puzzle extends ShownPuzzle> {
  readonly game: string;
  readonly index: ExerciseIndex;
  readonly rules: RuleLinks;
  /** Where the puzzles with a lesson stand. */
  readonly puzzles: string;
  /** Loads a piece of the game's exercises; the first has number 1. */
  readonly load: (piece: number) => Promise<readonly Exercise[]>;
  /** An exercise as its game's room shows a puzzle, with words in the page's language. */
  readonly shown: (exercise: Exercise) => Puzzle;
  /** Loads the room in which the game shows a puzzle. */
  readonly openRoom: () => Promise<Room<Puzzle>>;
}

export type Room<Puzzle extends ShownPuzzle> = ComponentType<{ readonly task: PuzzleTask<Puzzle> }>;

const LIST = '#all';

const numberIn = (hash: string): number => Number(/^#(\d+)$/.exec(hash)?.[1] ?? 0);

/** The exercises of a game: what there is and how far one has come, or one of them on the table. */
export function Exercises<Exercise, Puzzle extends ShownPuzzle>(
  props: ExercisesProps<Exercise, Puzzle>,
) {
  const { game, index } = props;
  const [n, setN] = useState(() => numberIn(location.hash));
  const [course, setCourse] = useState<Course>({});
  useEffect(() => {
    const follow = () => {
      setN(numberIn(location.hash));
      scrollTo({ top: 0 });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (n < 1 || n > index.all.length) {
    return <ExerciseList {...{ game, index, onCourse: setCourse }} puzzles={props.puzzles} />;
  }
  return <OneExercise key={n} {...props} n={n} course={course} />;
}

interface OneProps<Exercise, Puzzle extends ShownPuzzle> extends ExercisesProps<Exercise, Puzzle> {
  readonly n: number;
  readonly course: Course;
}

function OneExercise<Exercise, Puzzle extends ShownPuzzle>({
  game,
  index,
  rules,
  load,
  shown,
  openRoom,
  n,
  course,
}: OneProps<Exercise, Puzzle>) {
  const [found, setFound] = useState<{ exercise: Exercise; Room: Room<Puzzle> } | 'failed'>();
  const { piece, at } = pieceOf(n);
  useEffect(() => {
    Promise.all([load(piece), openRoom()]).then(
      ([all, Room]) => {
        const exercise = all[at];
        setFound(exercise === undefined ? 'failed' : { exercise, Room });
      },
      () => setFound('failed'),
    );
  }, [n]);
  const task = useMemo(() => {
    if (found === undefined || found === 'failed') return undefined;
    const today = dateHere();
    return {
      puzzle: shown(found.exercise),
      inOrder: (course.only ?? numbersOf(index, course)).map(String),
      list: LIST,
      rules,
      exercise: {
        progressKey: exercisesKey(game),
        hrefOf: (id: string) => `#${id}`,
        onMark: (mark: 'solved' | 'tried') => {
          const levels = index.all.map(([, level]) => level);
          const isTodays = exerciseOf(today, levels) === n && dateHere() === today;
          if (isTodays && mark === 'solved') saveProgress(exerciseDaysKey(game), today, mark);
        },
      },
    };
  }, [found]);
  if (found === 'failed') return <p role="status">{m.play_exercises_failed()}</p>;
  return found && task ? (
    <found.Room task={task} />
  ) : (
    <p role="status">{m.play_exercises_loading()}</p>
  );
}
