import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useGameOnScreen } from '../game.ts';

interface Props {
  /** What happened in each step, as it may be told here. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Shows the game right after a step. */
  readonly onMoment: (step: number) => void;
}

interface Line {
  readonly event: GameEvent;
  readonly step: number;
}

/** Everything that happened, mission by mission, the latest first; each line leads to its moment and its rule. */
export function LogList({ events, onMoment }: Props) {
  const { who } = useGameOnScreen();
  const missions: Line[][] = [];
  events.forEach((ofStep, n) => {
    for (const event of ofStep) {
      if (event.type === 'mission-began') missions.push([]);
      if (missions.length === 0) missions.push([]);
      missions[missions.length - 1].push({ event, step: n + 1 });
    }
  });
  if (missions.length === 0) return <p>{m.play_log_empty()}</p>;
  return (
    <div class="aid-log">
      {missions
        .map((lines, n) => ({ lines, mission: n + 1 }))
        .reverse()
        .map(({ lines, mission }) => (
          <section key={mission}>
            <h3>{m.poilus_moment_mission({ mission })}</h3>
            <ol>
              {lines.map(({ event, step }, n) => (
                <li key={n}>
                  <button type="button" class="aid-log__line" onClick={() => onMoment(step)}>
                    {eventText(event, who)}
                  </button>{' '}
                  <RuleLink rule={event.rule} brief />
                </li>
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}
