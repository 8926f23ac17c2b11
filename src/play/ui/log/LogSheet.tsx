import * as m from '#messages';
import { useActiveSession, useSession } from '../frame/session.ts';
import { type LogLine, type LogPart, LogParts } from './LogParts.tsx';

interface Props {
  /** Where the past can be looked at: shows the game right after a step. */
  readonly onMoment?: (step: number) => void;
  /** How many steps only laid out the table that the game begins from; they are no news. */
  readonly stepsBefore?: number;
}

/** Everything that happened, part by part, the latest part first; each line with its rule. */
export function LogSheet({ onMoment, stepsBefore = 0 }: Props) {
  const { text, startsLogSection } = useSession().mode;
  const { replayed, game } = useActiveSession();
  const { positions, events } = replayed;
  const titleAt = (n: number) => text.moment(positions[n] ?? replayed.position);
  const parts: LogPart[] = [{ title: titleAt(stepsBefore), lines: [] }];
  const add = (line: LogLine) => parts[parts.length - 1]?.lines.push(line);
  game.steps.forEach((step, n) => {
    if (n < stepsBefore) return;
    if ('correction' in step) {
      const said = text.correction?.(positions[n] ?? replayed.position, step.correction);
      add({ text: said ?? m.play_log_corrected(), rule: undefined, step: n + 1 });
    }
    for (const event of events[n] ?? []) {
      if (startsLogSection?.(event)) parts.push({ title: titleAt(n + 1), lines: [] });
      add({ text: text.event?.(event) ?? '', rule: event.rule, step: n + 1 });
    }
  });
  return <LogParts parts={game.steps.length === stepsBefore ? [] : parts} onMoment={onMoment} />;
}
