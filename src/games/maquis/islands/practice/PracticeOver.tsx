import { goalPairOf } from '#maquis/engine/index.ts';
import * as m from '#messages';
import { useAid, useRunning } from '../aid/aid.ts';
import { OverPanel } from '../aid/OverPanel.tsx';
import { freshSeed } from '../aid/seeds.ts';
import { Numbers } from './Numbers.tsx';

/** After the game: the result and its reason, the game in numbers, and again in three ways. */
export function PracticeOver() {
  const { send } = useAid();
  const { game, position } = useRunning();
  const { difficulty, seed } = game.setUp;
  const again = (change: { seed: string; sameGoals: boolean }) => {
    send({ type: 'newGame', seed: change.seed, id: freshSeed(), step: 'goals' });
    send({ type: 'decide', change: { difficulty } });
    if (!change.sameGoals) return;
    send({ type: 'decideGoalSource', source: 'by-hand' });
    send({ type: 'decide', change: { goals: goalPairOf(position) } });
    send({ type: 'start' });
  };
  return (
    <OverPanel>
      <Numbers />
      {seed !== undefined && <p class="aid-hint">{m.maquis_practice_seed_of({ seed })}</p>}
      {seed !== undefined && (
        <button
          type="button"
          class="aid-secondary"
          onClick={() => again({ seed, sameGoals: true })}
        >
          {m.maquis_practice_again_deal()}
        </button>
      )}
      <button
        type="button"
        class="aid-secondary"
        onClick={() => again({ seed: freshSeed(), sameGoals: true })}
      >
        {m.maquis_practice_again_goals()}
      </button>
      <button
        type="button"
        class="aid-primary"
        onClick={() => again({ seed: freshSeed(), sameGoals: false })}
      >
        {m.maquis_practice_again_new()}
      </button>
    </OverPanel>
  );
}
