import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import {
  dailyOf,
  type ExerciseIndex,
  exerciseOf,
  isNumberListed,
  numbersOf,
  streakOn,
} from '#play/exercises/exercises.ts';
import {
  exerciseDaysKey,
  exercisesKey,
  NO_PROGRESS,
  readProgress,
} from '#play/puzzles/progress.ts';
import { listed, sentences } from '#shared/list-text.ts';
import { randomFrom } from '#shared/random.ts';
import { dateHere } from '#shared/seeds.ts';
import { Calendar } from './Calendar.tsx';
import { dateText, type ExerciseMarks, type ExerciseSelection } from './exercise-marks.ts';
import './exercises.css';

interface Props {
  readonly game: string;
  readonly index: ExerciseIndex;
  readonly puzzles: string;
  readonly onCourse: (course: ExerciseSelection) => void;
}

/** The first number that is not solved yet, or nothing where all are. */
const unsolvedIn = (numbers: readonly number[], { exercises }: ExerciseMarks): number | undefined =>
  numbers.find((n) => !exercises.solved.includes(String(n)));

/** Today's exercise, the next one, themes with what is solved of them, what was missed, and a calendar. */
export function ExerciseList({ game, index, puzzles, onCourse }: Props) {
  const [marks, setMarks] = useState(() => marksKept(game));
  const [today, setToday] = useState(dateHere);
  useEffect(() => {
    const again = () => {
      setMarks(marksKept(game));
      setToday(dateHere());
    };
    addEventListener('storage', again);
    addEventListener('focus', again);
    return () => {
      removeEventListener('storage', again);
      removeEventListener('focus', again);
    };
  }, []);
  const todays = exerciseOf(today, dailyOf(index));
  const all = numbersOf(index, {});
  const next = unsolvedIn(all, marks);
  const listed = (ids: readonly string[]): readonly number[] =>
    ids.map(Number).filter((n) => isNumberListed(index, n));
  const missed = listed(marks.exercises.tried);
  const solved = listed(marks.exercises.solved).length;
  return (
    <div class="exercises">
      <div class="exercises__cards">
        <section class="exercises__card" aria-labelledby="exercise-today">
          <h2 id="exercise-today">{m.play_exercises_today()}</h2>
          <p>{dateText(today)}</p>
          {marks.exercises.solved.includes(String(todays)) && (
            <p>{m.play_exercises_done_today()}</p>
          )}
          <a class="exercises__go" href={`#${todays}`} onClick={() => onCourse({})}>
            {m.play_exercises_number({ n: todays })}
          </a>
          <Streak today={today} marks={marks} />
        </section>
        <section class="exercises__card" aria-labelledby="exercise-next">
          <h2 id="exercise-next">{m.play_exercises_next()}</h2>
          <p>{m.play_puzzles_solved_of({ solved, all: all.length })}</p>
          {next === undefined ? (
            <p>{m.play_exercises_all_solved()}</p>
          ) : (
            <a class="exercises__go" href={`#${next}`} onClick={() => onCourse({})}>
              {m.play_exercises_number({ n: next })}
            </a>
          )}
          {!marks.isKept && <p class="exercises__note">{m.play_puzzles_not_kept()}</p>}
        </section>
        <section class="exercises__card" aria-labelledby="exercise-again">
          <h2 id="exercise-again">{m.play_exercises_again_title()}</h2>
          <Again missed={missed} today={today} onCourse={onCourse} />
        </section>
      </div>
      <div class="exercises__columns">
        <Themes index={index} marks={marks} onCourse={onCourse} />
        <Calendar today={today} index={index} marks={marks} onCourse={onCourse} />
      </div>
      <p class="exercises__note">
        {sentences([m.play_exercises_levels(), m.play_exercises_from()])}
      </p>
      <p>
        <a href={puzzles}>{m.play_exercises_puzzles()}</a>
      </p>
    </div>
  );
}

/** The marks of a game's exercises; none where the browser denies storage. */
function marksKept(game: string): ExerciseMarks {
  try {
    return {
      exercises: readProgress(exercisesKey(game)),
      days: readProgress(exerciseDaysKey(game)).solved,
      isKept: true,
    };
  } catch {
    return { exercises: NO_PROGRESS, days: [], isKept: false };
  }
}

/** Nothing is said of a streak that is over: there is only what has been done. */
function Streak({ today, marks }: { readonly today: string; readonly marks: ExerciseMarks }) {
  const days = streakOn(today, marks.days);
  return days > 1 ? <p class="exercises__streak">{m.play_exercises_streak({ days })}</p> : null;
}

interface AgainProps extends Pick<Props, 'onCourse'> {
  readonly missed: readonly number[];
  readonly today: string;
}

/** The missed ones, in another order every day. */
function Again({ missed, today, onCourse }: AgainProps) {
  const [first] = missed;
  if (first === undefined) return <p>{m.play_exercises_again_none()}</p>;
  const below = randomFrom(`again ${today}`);
  const left = [...missed];
  const only = missed.map(() => left.splice(below(left.length), 1)[0] ?? first);
  return (
    <a class="exercises__go" href={`#${only[0]}`} onClick={() => onCourse({ only })}>
      {m.play_exercises_again({ count: missed.length })}
    </a>
  );
}

/** Fewer than this are few of a theme. */
const FEW = 10;

interface ThemesProps {
  readonly index: ExerciseIndex;
  readonly marks: ExerciseMarks;
  readonly onCourse: (course: ExerciseSelection) => void;
}

const LEVELS = [1, 2, 3] as const;

/** Every theme at every level, with how many of it are solved; each leads to the next that is not. */
export function Themes({ index, marks, onCourse }: ThemesProps) {
  const rows = index.kinds.map(({ name }, kind) => ({
    name,
    kind,
    count: numbersOf(index, { kind }).length,
  }));
  const few = rows.filter(({ count }) => count > 0 && count < FEW).map(({ name }) => name);
  const none = rows.filter(({ count }) => count === 0).map(({ name }) => name);
  return (
    <section aria-labelledby="exercise-themes">
      <h2 id="exercise-themes">{m.play_exercises_themes()}</h2>
      <table class="exercises__themes">
        <thead>
          <tr>
            <th scope="col">{m.play_exercises_theme()}</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {m.play_exercises_level({ level })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ count }) => count > 0)
            .map(({ name, kind }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {LEVELS.map((level) => (
                  <td key={level}>
                    <Cell {...{ index, marks, onCourse, name, kind, level }} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {few.length > 0 && (
        <p class="exercises__note">{m.play_exercises_few({ themes: listed(few) })}</p>
      )}
      {none.length > 0 && (
        <p class="exercises__note">{m.play_exercises_by_hand({ themes: listed(none) })}</p>
      )}
    </section>
  );
}

interface CellProps extends ThemesProps {
  readonly name: string;
  readonly kind: number;
  readonly level: number;
}

function Cell({ index, marks, onCourse, name: theme, kind, level }: CellProps) {
  const numbers = numbersOf(index, { kind, level });
  const [first] = numbers;
  if (first === undefined) return <>–</>;
  const solved = numbers.filter((n) => marks.exercises.solved.includes(String(n))).length;
  const next = unsolvedIn(numbers, marks) ?? first;
  return (
    <a
      href={`#${next}`}
      data-done={solved === numbers.length ? '' : undefined}
      onClick={() => onCourse({ kind, level })}
    >
      <span class="visually-hidden">
        {m.play_exercises_cell({ theme, level, solved, all: numbers.length })}
      </span>
      <span aria-hidden="true">
        {solved}/{numbers.length}
      </span>
    </a>
  );
}
