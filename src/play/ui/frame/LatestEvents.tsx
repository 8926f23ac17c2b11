import { useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { PROMPT, useAfterPaint } from '../hooks/use-focus.ts';
import { useActiveSession, useSession } from './session.ts';

interface Props {
  /** Whether what happened stands on the screen already: then the news is for ears alone. */
  readonly isTold?: boolean;
  /** How many of the last steps were one doing of the visitor's. */
  readonly steps?: number;
}

/** What the last step did, for eyes and, as a live region, for ears; and to ears what is asked now. */
export function LatestEvents({ isTold = false, steps = 1 }: Props) {
  const { mode, moment } = useSession();
  const { events, position } = useActiveSession().replayed;
  const at = moment ?? events.length;
  const from = Math.max(0, at - steps);
  const last = events
    .slice(from, at)
    .flatMap((step, n) => step.map((event) => [`${from + n}`, event] as const));
  return (
    <>
      <div
        class={isTold && moment === undefined ? 'visually-hidden' : 'aid-news'}
        role="status"
        aria-label={m.play_news()}
      >
        {/* What stays from the step before keeps its line, and is not said again. */}
        {last.map(([step, event]) => (
          <p key={`${step} ${JSON.stringify(event)}`}>{mode.text.event?.(event, position)}</p>
        ))}
      </div>
      <AskedElsewhere />
    </>
  );
}

/** What is asked now, told to ears where the focus stays on the board or at a tool: at the prompt it is heard. */
function AskedElsewhere() {
  const now = useSession();
  const { length: step } = useActiveSession().game.steps;
  const before = useRef('');
  const [told, tell] = useState<{ readonly asked: string; readonly step: number }>();
  useAfterPaint(() => {
    const prompt = document.getElementById(PROMPT);
    const asked = prompt?.textContent ?? '';
    const isNew = before.current !== `${step} ${asked}`;
    before.current = `${step} ${asked}`;
    const isLost = document.activeElement === document.body;
    if (isLost || document.activeElement === prompt) tell(undefined);
    else if (isNew) tell({ asked, step });
  }, [now]);
  return (
    <p class="visually-hidden" role="status">
      {now.moment === undefined && told && <span key={told.step}>{told.asked}</span>}
    </p>
  );
}
