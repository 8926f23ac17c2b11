import * as m from '#messages';
import { useActiveSession, useSession } from './session.ts';

interface Props {
  /** Whether what happened stands on the screen already: then the news is for ears alone. */
  readonly isTold?: boolean;
  /** How many of the last steps were one doing of the visitor's. */
  readonly steps?: number;
}

/** What the last step did, for eyes and, as a live region, for ears. */
export function LatestEvents({ isTold = false, steps = 1 }: Props) {
  const { mode, moment } = useSession();
  const { events, position } = useActiveSession().replayed;
  const at = moment ?? events.length;
  const last = events.slice(Math.max(0, at - steps), at).flat();
  return (
    <div
      class={isTold && moment === undefined ? 'visually-hidden' : 'aid-news'}
      role="status"
      aria-label={m.play_news()}
    >
      {last.map((event) => (
        <p key={`${events.length} ${event.type} ${JSON.stringify(event)}`}>
          {mode.text.event?.(event, position)}
        </p>
      ))}
    </div>
  );
}
