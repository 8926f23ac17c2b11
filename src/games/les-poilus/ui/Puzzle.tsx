import { PuzzleRoom } from '#play/ui/puzzles/PuzzleRoom.tsx';
import type { PuzzleTask } from '#play/ui/puzzles/task.ts';
import type { LocalizedPuzzle } from '../puzzles/index.ts';
import { useCardNames } from './card-names.tsx';
import { PoilusAttempt } from './puzzle/Attempt.tsx';
import '#play/ui/style/play.css';
import '#play/ui/style/puzzle.css';
import './style/cards.css';
import './style/board.css';
import './style/prompts.css';
import './style/hand.css';
import './style/rows.css';
import './style/one-screen.css';
import './style/pages/puzzles.css';

const openJudge = (): Worker =>
  new Worker(new URL('./puzzle/judge.worker.ts', import.meta.url), { type: 'module' });

/** One puzzle of Les Poilus on the table. */
export default function PoilusPuzzleRoom({ task }: { readonly task: PuzzleTask<LocalizedPuzzle> }) {
  useCardNames();
  return (
    <div class="aid">
      <PuzzleRoom task={task} openJudge={openJudge} Attempt={PoilusAttempt} />
    </div>
  );
}
