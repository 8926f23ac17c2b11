import { useState } from 'preact/hooks';
import { RulesContext } from '#play/ui/frame/session.ts';
import { Attempt } from './puzzle/Attempt.tsx';
import type { Task } from './puzzle/task.ts';
import '#play/ui/style/play.css';
import '#play/ui/style/puzzle.css';
import './style/resist.css';
import './style/puzzles.css';

/** One puzzle on the table: tried, judged, and tried again. */
export default function Scenario({ task }: { readonly task: Task }) {
  const [times, setTimes] = useState(0);
  return (
    <RulesContext.Provider value={task.rules}>
      <div class="aid">
        <Attempt key={times} task={task} isAgain={times > 0} onAgain={() => setTimes(times + 1)} />
      </div>
    </RulesContext.Provider>
  );
}
