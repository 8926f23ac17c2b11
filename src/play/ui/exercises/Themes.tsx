import * as m from '#messages';
import { type ExerciseIndex, LEVELS, numbersOf } from '#play/exercises/exercises.ts';
import { listed } from '#shared/list-text.ts';
import { type Course, unsolvedIn } from './course.ts';
import type { ExerciseMarks } from './marks.ts';

/** Fewer than this are few of a theme. */
const FEW = 10;

interface Props {
  readonly index: ExerciseIndex;
  readonly marks: ExerciseMarks;
  readonly onCourse: (course: Course) => void;
}

/** Every theme at every level, with how many of it are solved; each leads to the next that is not. */
export function Themes({ index, marks, onCourse }: Props) {
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

interface CellProps extends Props {
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
