import { eventSaid } from '../i18n/told.ts';
import { useSea } from './sea.ts';

/** What happened, the last first; corrections stand out, and what was undone is struck. */
export function LogView() {
  const { context, nameOf } = useSea();
  const { events, counted } = context.course;
  const after = new Map(counted.map(({ event, position }) => [event.n, position]));
  return (
    <ol class="sea-log" reversed>
      {events.toReversed().map((event) => (
        <li
          key={event.n}
          value={event.n}
          data-correction={event.type === 'correct'}
          data-undone={!after.has(event.n) && event.type !== 'undo' && event.type !== 'redo'}
        >
          {eventSaid({ event, after: after.get(event.n), nameOf })}
        </li>
      ))}
    </ol>
  );
}
