import { useContext } from 'preact/hooks';
import * as m from '#messages';
import { OwnPuzzles } from '#play/ui/my-puzzles/OwnPuzzles.tsx';
import { ownLoader } from '#play/ui/my-puzzles/use-own.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { SettingsContext } from '../aid/aid.ts';
import { MaquisGames } from '../aid/MaquisGames.tsx';
import { PracticeSetUp } from './PracticeSetUp.tsx';

/** Puzzles of one's own in Maquis, in files of their own. */
export const loadMyPuzzles = ownLoader(() => import('../coach/my-puzzles/own.ts'));

/** Between games: a new one, a set position, or one of those kept, and what they came to. */
export function PracticeRoom({ isDealt }: { readonly isDealt: boolean }) {
  const { links } = useContext(SettingsContext);
  return (
    <div class="practice-room">
      <PracticeSetUp isDealt={isDealt} />
      <a class="aid-secondary" href={links.position}>
        {m.maquis_editor_title()}
      </a>
      <MaquisGames />
      <OwnPuzzles load={loadMyPuzzles} />
      <Statistics load={() => import('./Counted.tsx')} />
    </div>
  );
}
