import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import {
  dailyOf,
  daysAfter,
  type ExerciseIndex,
  exerciseOf,
  numberOfDay,
} from '#play/exercises/exercises.ts';
import { dateText, type ExerciseMarks, type ExerciseSelection } from './exercise-marks.ts';

const WEEK = 7;
/** A Monday, to name the days of a week by. */
const MONDAY = '2024-01-01';

interface Props {
  readonly today: string;
  readonly index: ExerciseIndex;
  readonly marks: ExerciseMarks;
  readonly onCourse: (course: ExerciseSelection) => void;
}

const firstOf = (date: string): string => `${date.slice(0, 'yyyy-mm'.length)}-01`;

/** A month of daily exercises: those of past days stay open. */
export function Calendar({ today, index, marks, onCourse }: Props) {
  const [first, setFirst] = useState(firstOf(today));
  const next = firstOf(daysAfter(first, 31));
  const days = Array.from({ length: numberOfDay(next) - numberOfDay(first) }, (_, n) =>
    daysAfter(first, n),
  );
  // 1 January 1970 was a Thursday: the third day of a week that begins on Monday, from 0.
  const before = (numberOfDay(first) + 3) % WEEK;
  const month = new Intl.DateTimeFormat(getLocale(), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${first}T00:00:00Z`));
  return (
    <section aria-labelledby="exercise-calendar">
      <h2 id="exercise-calendar">{m.play_exercises_calendar()}</h2>
      <div class="exercises__month">
        <button
          type="button"
          aria-label={m.play_exercises_earlier()}
          onClick={() => setFirst(firstOf(daysAfter(first, -1)))}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <span aria-live="polite">{month}</span>
        <button
          type="button"
          aria-label={m.play_exercises_later()}
          disabled={next > today}
          onClick={() => setFirst(next)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <ol class="exercises__days">
        {Array.from({ length: WEEK }, (_, n) => (
          <li key={`name ${n}`} aria-hidden="true" class="exercises__weekday">
            {weekdayText(daysAfter(MONDAY, n))}
          </li>
        ))}
        {Array.from({ length: before }, (_, n) => (
          <li key={`before ${n}`} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <Day {...{ day, today, index, marks, onCourse }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const weekdayText = (date: string): string =>
  new Intl.DateTimeFormat(getLocale(), { weekday: 'narrow', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function Day({ day, today, index, marks, onCourse }: Props & { readonly day: string }) {
  const number = Number(day.slice(-2));
  if (day > today) return <span>{number}</span>;
  const n = exerciseOf(day, dailyOf(index));
  const isSolved = marks.days.includes(day) || marks.exercises.solved.includes(String(n));
  const label = isSolved
    ? m.play_exercises_date_solved({ date: dateText(day) })
    : m.play_exercises_day({ date: dateText(day) });
  return (
    <a
      href={`#${n}`}
      aria-label={label}
      data-solved={isSolved ? '' : undefined}
      onClick={() => onCourse({})}
    >
      {number}
    </a>
  );
}
