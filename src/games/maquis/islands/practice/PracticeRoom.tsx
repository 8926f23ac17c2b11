import { Games } from '../aid/Games.tsx';
import { PracticeSetUp } from './PracticeSetUp.tsx';
import { Statistics } from './Statistics.tsx';

/** Between games: a new one, or one of those kept, and what they came to. */
export function PracticeRoom() {
  return (
    <div class="practice-room">
      <PracticeSetUp />
      <Games />
      <Statistics />
    </div>
  );
}
