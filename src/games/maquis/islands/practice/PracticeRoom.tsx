import { Games } from '../aid/Games.tsx';
import { PracticeSetUp } from './PracticeSetUp.tsx';

/** Between games: a new one, or one of those kept. */
export function PracticeRoom() {
  return (
    <div class="practice-room">
      <PracticeSetUp />
      <Games />
    </div>
  );
}
