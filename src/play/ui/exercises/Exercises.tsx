import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import {
  dailyOf,
  type ExerciseIndex,
  exerciseOf,
  fileOf,
  isNumberListed,
  numbersOf,
} from '#play/exercises/exercises.ts';
import { exerciseDaysKey, exercisesKey, saveProgress } from '#play/puzzles/progress.ts';
import type { Withdrawn } from '#play/puzzles/stated-puzzle.ts';
import { dateHere } from '#shared/seeds.ts';
import type { RuleLinks } from '../frame/session.ts';
import type { PuzzleTask } from '../puzzles/task.ts';
import { ExerciseList } from './ExerciseList.tsx';
import type { ExerciseSelection } from './exercise-marks.ts';

/** What the page of a game's exercises hands to them. */
export interface ExercisesPageProps {
  readonly index: ExerciseIndex;
  readonly rules: RuleLinks;
  /** Where the puzzles with a lesson stand. */
  readonly puzzles: string;
  readonly rulebook: string;
}

interface ExercisesProps<Exercise extends NumberedExercise> extends ExercisesPageProps {
  readonly game: string;
  /** Loads each file of the game's exercises, by its path: `…/GAME/1.json` and so on. */
  readonly files: Readonly<Record<string, () => Promise<readonly Exercise[]>>>;
  /** What an exercise asks for, where its game says more than that the best move is sought. */
  readonly asked?: (exercise: Exercise) => string;
  /** Loads the room in which the game shows a puzzle. */
  readonly openRoom: () => Promise<Room<Exercise>>;
}

interface NumberedExercise {
  readonly n: number;
  readonly withdrawn?: Withdrawn;
}

/** An exercise as its game's room shows a puzzle. */
type ShownExercise<Exercise> = Omit<Exercise, 'n'> & {
  readonly id: string;
  readonly rules: never[];
  readonly words: { readonly title: string; readonly task: string; readonly why: string };
};

type Room<Exercise> = ComponentType<{
  readonly task: PuzzleTask<ShownExercise<Exercise>>;
  readonly rulebook: string;
}>;

const shown = <Exercise extends NumberedExercise>(
  { n, ...exercise }: Exercise,
  task: string,
): ShownExercise<Exercise> => ({
  ...exercise,
  id: String(n),
  rules: [],
  words: { title: m.play_exercises_number({ n }), task, why: '' },
});

/** What is said of an exercise that no list has any more; nothing of others. */
const withdrawnNote = ({ withdrawn }: NumberedExercise): { readonly note?: string } =>
  withdrawn === undefined
    ? {}
    : withdrawn === 'plain'
      ? { note: m.play_exercises_withdrawn_plain() }
      : withdrawn === 'alike'
        ? { note: m.play_exercises_withdrawn_alike() }
        : { note: m.play_exercises_withdrawn() };

const LIST = '#all';

const numberIn = (hash: string): number => Number(/^#(\d+)$/.exec(hash)?.[1] ?? 0);

/** The exercises of a game: what there is and how far one has come, or one of them on the table. */
export function Exercises<Exercise extends NumberedExercise>(props: ExercisesProps<Exercise>) {
  const { game, index } = props;
  const [n, setN] = useState(() => numberIn(location.hash));
  const [course, setCourse] = useState<ExerciseSelection>({});
  useEffect(() => {
    const follow = () => {
      setN(numberIn(location.hash));
      scrollTo({ top: 0 });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const isList = n < 1 || n > index.all.length;
  useLayoutEffect(() => {
    // The board had the page to itself from its first paint on; the list gives the site's head back.
    if (isList) delete document.documentElement.dataset.whole;
  }, [isList]);
  if (isList) {
    return <ExerciseList {...{ game, index, onCourse: setCourse }} puzzles={props.puzzles} />;
  }
  return <OneExercise key={n} {...props} n={n} course={course} />;
}

interface OneProps<Exercise extends NumberedExercise> extends ExercisesProps<Exercise> {
  readonly n: number;
  readonly course: ExerciseSelection;
}

function OneExercise<Exercise extends NumberedExercise>({
  game,
  index,
  rules,
  rulebook,
  files,
  asked = m.play_exercises_task,
  openRoom,
  n,
  course,
}: OneProps<Exercise>) {
  const [found, setFound] = useState<{ exercise: Exercise; Room: Room<Exercise> } | 'failed'>();
  useEffect(() => {
    const path = `/${game}/${fileOf(n, isNumberListed(index, n))}`;
    const [, load] = Object.entries(files).find(([file]) => file.endsWith(path)) ?? [];
    Promise.all([load?.(), openRoom()]).then(
      ([all, Room]) => {
        const exercise = all?.find((one) => one.n === n);
        setFound(exercise === undefined ? 'failed' : { exercise, Room });
      },
      () => setFound('failed'),
    );
  }, [n]);
  const task = useMemo(() => {
    if (found === undefined || found === 'failed') return undefined;
    const today = dateHere();
    return {
      puzzle: shown(found.exercise, asked(found.exercise)),
      inOrder: (course.only ?? numbersOf(index, course)).map(String),
      list: LIST,
      rules,
      exercise: {
        progressKey: exercisesKey(game),
        hrefOf: (id: string) => `#${id}`,
        ...withdrawnNote(found.exercise),
        onMark: (mark: 'solved' | 'tried') => {
          const isTodays = exerciseOf(today, dailyOf(index)) === n && dateHere() === today;
          if (isTodays && mark === 'solved') saveProgress(exerciseDaysKey(game), today, mark);
        },
      },
    };
  }, [found]);
  if (found === 'failed') return <p role="status">{m.play_exercises_failed()}</p>;
  if (found?.exercise.withdrawn === 'unsolvable') return <Unsolvable n={n} />;
  return found && task ? (
    <found.Room task={task} rulebook={rulebook} />
  ) : (
    <p role="status">{m.play_exercises_loading()}</p>
  );
}

/** An exercise that has no right answer is not played: its old address says why. */
const Unsolvable = ({ n }: { readonly n: number }) => (
  <div class="exercises">
    <section class="exercises__card" aria-labelledby="unsolvable">
      <h2 id="unsolvable">{m.play_exercises_number({ n })}</h2>
      <p>{m.play_exercises_unsolvable()}</p>
      <p>
        <a href={LIST}>{m.play_exercises_all()}</a>
      </p>
    </section>
  </div>
);
