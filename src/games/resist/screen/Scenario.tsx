import { useState } from 'preact/hooks';
import { Attempt } from './puzzle/Attempt.tsx';
import type { Task } from './puzzle/task.ts';
import type { RuleLinks } from './view.ts';
import '#play/screen/style/play.css';
import './style/resist.css';
import './style/puzzles.css';

export interface ScenarioProps {
  readonly task: Task;
  readonly rules: RuleLinks;
}

/** One puzzle on the table: tried, judged, and tried again. */
export default function Scenario({ task, rules }: ScenarioProps) {
  const [times, setTimes] = useState(0);
  return (
    <div class="aid">
      <Attempt
        key={times}
        task={task}
        rules={rules}
        isAgain={times > 0}
        onAgain={() => setTimes(times + 1)}
      />
    </div>
  );
}
