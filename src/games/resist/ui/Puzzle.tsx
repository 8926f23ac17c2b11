import { PuzzleRoom } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import type { LocalizedPuzzle } from '../puzzles/index.ts';
import { ResistAttempt } from './puzzle/Attempt.tsx';
import '#play/ui/style/play.css';
import '#play/ui/style/puzzle.css';
import './style/resist.css';
import './style/pages/puzzles.css';

const openJudge = (): Worker =>
  new Worker(new URL('./puzzle/judge.worker.ts', import.meta.url), { type: 'module' });

/** One puzzle of RESIST! on the table. */
export default function ResistPuzzleRoom({ task }: { readonly task: PuzzleTask<LocalizedPuzzle> }) {
  return (
    <div class="aid">
      <PuzzleRoom task={task} openJudge={openJudge} Attempt={ResistAttempt} />
    </div>
  );
}
