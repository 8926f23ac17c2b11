import { eventText } from '#maquis/words/events.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';

/** What the last step did, for eyes and, as a live region, for ears. */
export function News() {
  const { state, moment } = useAid();
  const { course } = useRunning();
  // A drawn card is told in full beside it; there the news is for ears alone.
  const isTold = moment === undefined && state.matches({ playing: { patrol: 'shown' } });
  const last = course.events[(moment ?? course.events.length) - 1] ?? [];
  return (
    <div
      class={isTold ? 'visually-hidden' : 'aid-news'}
      role="status"
      aria-label={m.maquis_table_news()}
    >
      {last.map((event) => (
        <p key={`${course.events.length} ${event.type} ${JSON.stringify(event)}`}>
          {eventText(event)}
        </p>
      ))}
    </div>
  );
}
