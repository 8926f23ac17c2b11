import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import * as m from '#messages';
import { type LogPart, LogParts } from '#play/ui/log/LogParts.tsx';
import { useGameOnScreen } from '../game.ts';

interface Props {
  /** What happened in each step, as it may be told here. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Shows the game right after a step. */
  readonly onMoment: (step: number) => void;
}

/** Everything that happened, mission by mission, the latest first; each line leads to its moment and its rule. */
export function LogList({ events, onMoment }: Props) {
  const { who } = useGameOnScreen();
  const missions: LogPart[] = [];
  events.forEach((ofStep, n) => {
    for (const event of ofStep) {
      if (event.type === 'mission-began' || missions.length === 0) {
        const title = m.poilus_moment_mission({ mission: missions.length + 1 });
        missions.push({ title, lines: [] });
      }
      const line = { text: eventText(event, who), rule: event.rule, step: n + 1 };
      missions[missions.length - 1].lines.push(line);
    }
  });
  return <LogParts parts={missions} onMoment={onMoment} />;
}
