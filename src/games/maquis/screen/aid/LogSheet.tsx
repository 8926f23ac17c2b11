import { type GameEvent, snapshotOf } from '#maquis/engine/index.ts';
import { eventText } from '#maquis/words/events.ts';
import * as m from '#messages';
import { useRunning } from './aid.ts';
import { RuleLink } from './RuleLink.tsx';

/** A line of the log: something that happened, or that the table was corrected, and in which step. */
interface Line {
  readonly told: GameEvent | 'corrected';
  readonly step: number;
}

interface Props {
  /** Where the past can be looked at: shows the game right after a step. */
  readonly onMoment?: (step: number) => void;
  /** How many steps only laid out the table that the game begins from; they are no news. */
  readonly stepsBefore?: number;
}

/** Everything that happened, turn by turn, the latest turn first; each line with its rule. */
export function LogSheet({ onMoment, stepsBefore = 0 }: Props) {
  const { course, game } = useRunning();
  const turns: Line[][] = [[]];
  const daysBefore = snapshotOf(course.positions[stepsBefore]).day;
  game.steps.forEach((step, n) => {
    if (n < stepsBefore) return;
    if ('correction' in step) turns[turns.length - 1].push({ told: 'corrected', step: n + 1 });
    for (const told of course.events[n]) {
      if (told.type === 'turn-began') turns.push([]);
      turns[turns.length - 1].push({ told, step: n + 1 });
    }
  });
  if (game.steps.length === stepsBefore) return <p>{m.maquis_table_log_empty()}</p>;
  return (
    <div class="aid-log">
      {turns
        .map((lines, n) => ({ lines, turn: daysBefore + n + 1 }))
        .reverse()
        .map(({ lines, turn }) => (
          <section key={turn}>
            <h3>{m.maquis_table_log_turn({ turn })}</h3>
            <ol>
              {lines.map(({ told, step }, n) => (
                <li key={n}>
                  {onMoment ? (
                    <button type="button" class="aid-log__line" onClick={() => onMoment(step)}>
                      {textOf(told)}
                    </button>
                  ) : (
                    textOf(told)
                  )}{' '}
                  {told !== 'corrected' && <RuleLink rule={told.rule} brief />}
                </li>
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

const textOf = (told: Line['told']): string =>
  told === 'corrected' ? m.maquis_table_log_corrected() : eventText(told);
