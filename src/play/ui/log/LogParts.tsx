import * as m from '#messages';
import { RuleLink } from '../frame/RuleLink.tsx';

/** A line of the log: something that happened, or that the table was corrected, and in which step. */
export interface LogLine {
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
