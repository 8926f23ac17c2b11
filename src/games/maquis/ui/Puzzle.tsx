import { useContext, useState } from 'preact/hooks';
import { Keys } from '#play/ui/keys/Keys.tsx';
import { PuzzleRoom } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import type { LocalizedPuzzle } from '../puzzles/index.ts';
import { SettingsContext } from './aid/aid.ts';
import { Attempt } from './puzzle/Attempt.tsx';
import '#play/ui/style/play.css';
import './style/practice.css';
import './style/pages/scenario.css';

interface Props {
  readonly task: PuzzleTask<LocalizedPuzzle>;
  readonly rulebook: string;
}

const openJudge = (): Worker =>
  new Worker(new URL('./puzzle/judge.worker.ts', import.meta.url), { type: 'module' });

/** One puzzle of Maquis on the board. */
export default function Puzzle({ task, rulebook }: Props) {
  const [bigType, setBigType] = useState(false);
  const given = useContext(SettingsContext);
  const settings = { ...given, bigType, setBigType, links: { ...given.links, rulebook } };
  return (
    <SettingsContext.Provider value={settings}>
      <div class="aid practice scenario" data-type={bigType ? 'big' : undefined}>
        <Keys />
        <PuzzleRoom task={task} openJudge={openJudge} Attempt={Attempt} />
      </div>
    </SettingsContext.Provider>
  );
}
