import { useContext, useState } from 'preact/hooks';
import type { RuleLinks } from '#play/ui/frame/session.ts';
import { Keys } from '#play/ui/keys/Keys.tsx';
import type { ProblemLink } from '#play/ui/puzzles/problem-link.ts';
import type { ToldScenario as Content } from '../puzzles/index.ts';
import { SettingsContext } from './aid/aid.ts';
import { Attempt } from './puzzle/Attempt.tsx';
import { type ScenarioLinks, type Task, TaskContext } from './puzzle/task.ts';
import { useJudge } from './puzzle/use-judge.ts';
import '#play/ui/style/play.css';
import './style/practice.css';
import './style/scenario.css';

export interface ScenarioProps {
  readonly scenario: Content;
  readonly rules: RuleLinks;
  readonly links: ScenarioLinks;
  readonly inOrder: readonly ProblemLink[];
}

/** One puzzle on the board: tried, judged, and tried again. */
export default function Scenario({ scenario, rules, links, inOrder }: ScenarioProps) {
  const [begun, setBegun] = useState<{ moves: readonly string[]; times: number }>({
    moves: [],
    times: 0,
  });
  const [bigType, setBigType] = useState(false);
  const ask = useJudge(scenario);
  const task: Task = {
    scenario,
    ask,
    links,
    inOrder,
    onTry: (moves) => setBegun(({ times }) => ({ moves, times: times + 1 })),
  };
  const settings = { ...useContext(SettingsContext), bigType, setBigType };
  return (
    <TaskContext.Provider value={task}>
      <SettingsContext.Provider value={settings}>
        <div class="aid practice scenario" data-type={bigType ? 'big' : undefined}>
          <Keys />
          <Attempt key={begun.times} rules={rules} {...begun} />
        </div>
      </SettingsContext.Provider>
    </TaskContext.Provider>
  );
}
