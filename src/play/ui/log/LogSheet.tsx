import * as m from '#messages';
import { RuleLink } from '../frame/RuleLink.tsx';
import { useActiveSession, useSession } from '../frame/session.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';

interface Props {
  /** Where the past can be looked at: shows the game right after a step. */
  readonly onMoment?: (step: number) => void;
  /** How many steps only laid out the table that the game begins from; they are no news. */
  readonly stepsBefore?: number;
}

/** Everything that happened, part by part, the latest part first; each line with its rule. */
export function LogSheet({ onMoment, stepsBefore = 0 }: Props) {
  const { text, startsLogSection, corrections } = useSession().mode;
  const { replayed, game } = useActiveSession();
  const { positions, events } = replayed;
  const isCorrected = game.steps.some((step) => 'correction' in step);
  const telling = useLazyModule(isCorrected && corrections !== undefined, async () => ({
    tell: await corrections?.(),
  }));
  const correctionText = typeof telling === 'object' ? telling.tell : undefined;
  const titleAt = (n: number) => text.moment(positions[n] ?? replayed.position);
  const parts: LogPart[] = [{ title: titleAt(stepsBefore), lines: [] }];
  const add = (line: LogLine) => parts[parts.length - 1]?.lines.push(line);
  game.steps.forEach((step, n) => {
    if (n < stepsBefore) return;
    if ('correction' in step) {
      const said = correctionText?.(positions[n] ?? replayed.position, step.correction);
      add({ text: said ?? m.play_log_corrected(), rule: undefined, step: n + 1 });
    }
    for (const event of events[n] ?? []) {
      if (startsLogSection?.(event)) parts.push({ title: titleAt(n + 1), lines: [] });
      add({
        text: text.event?.(event, positions[n] ?? replayed.position) ?? '',
        rule: event.rule,
        step: n + 1,
      });
    }
  });
  return <LogParts parts={game.steps.length === stepsBefore ? [] : parts} onMoment={onMoment} />;
}

/** A line of the log: something that happened, or that the table was corrected, and in which step. */
interface LogLine {
  readonly text: string;
  readonly rule: string | undefined;
  readonly step: number;
}

/** What happened from one heading to the next. */
export interface LogPart {
  readonly title: string;
  readonly lines: LogLine[];
}

interface LogPartsProps {
  /** From the first to the latest. */
  readonly parts: readonly LogPart[];
  readonly onMoment?: ((step: number) => void) | undefined;
}

/** The parts of a log, the latest first; each line with its rule. */
export function LogParts({ parts, onMoment }: LogPartsProps) {
  if (parts.length === 0) return <p>{m.play_log_empty()}</p>;
  return (
    <div class="aid-log">
      {parts.toReversed().map(({ title, lines }, part) => (
        <section key={parts.length - part}>
          <h3>{title}</h3>
          <ol>
            {lines.map(({ text, rule, step }, n) => (
              <li key={n}>
                {onMoment ? (
                  <button type="button" class="aid-log__line" onClick={() => onMoment(step)}>
                    {text}
                  </button>
                ) : (
                  text
                )}{' '}
                {rule && <RuleLink rule={rule} brief />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
