import type { GameEvent } from '#maquis/engine/index.ts';
import { eventText } from '#maquis/messages/events.ts';
import * as m from '#messages';
import { useRunning } from './aid.ts';
import { RuleLink } from './RuleLink.tsx';

/** A line of the log: something that happened, or that the table was corrected. */
type Line = GameEvent | 'corrected';

/** Everything that happened, turn by turn, the latest turn first; each line with its rule. */
export function LogSheet() {
  const { course, game } = useRunning();
  const turns: Line[][] = [[]];
  game.steps.forEach((step, n) => {
    if ('correction' in step) turns[turns.length - 1].push('corrected');
    for (const event of course.events[n]) {
      if (event.type === 'turn-began') turns.push([]);
      turns[turns.length - 1].push(event);
    }
  });
  if (game.steps.length === 0) return <p>{m.maquis_table_log_empty()}</p>;
  return (
    <div class="aid-log">
      {turns
        .map((lines, n) => ({ lines, turn: n + 1 }))
        .reverse()
        .map(({ lines, turn }) => (
          <section key={turn}>
            <h3>{m.maquis_table_log_turn({ turn })}</h3>
            <ol>
              {lines.map((line, n) => (
                <li key={n}>
                  {line === 'corrected' ? (
                    m.maquis_table_log_corrected()
                  ) : (
                    <>
                      {eventText(line)} <RuleLink rule={line.rule} brief />
                    </>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}
