import { eventText } from '../words/event-text.ts';
import { useSea } from './sea.ts';

/** What happened, the last first; corrections stand out, and what was undone is struck. */
export function LogView() {
  const { context, nameOf } = useSea();
  const { events, counted } = context.course;
  const counts = new Set(counted.map(({ event }) => event.n));
  return (
    <ol class="sea-log" reversed>
      {events.toReversed().map((event) => (
        <li
          key={event.n}
          value={event.n}
          data-correction={event.type === 'correct'}
          data-undone={!counts.has(event.n) && event.type !== 'undo' && event.type !== 'redo'}
        >
          {eventText(event, nameOf)}
        </li>
      ))}
    </ol>
  );
}
