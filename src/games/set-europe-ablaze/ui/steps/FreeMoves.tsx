import { useState } from 'preact/hooks';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import * as m from '#messages';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { UnitMove, type UnitOnWay, unitTold } from './UnitMove.tsx';

/** Up to three German units go where they like, Used ones too (3.3.5, 7.0). */
export function FreeMoves() {
  const { now, tell } = useSea();
  const [move, setMove] = useState<UnitOnWay>({ unit: '', from: '', to: 'paris' });
  const left = Math.max(0, limit('free-moves') - now.freeMoves);
  const { unit: what, from, to } = unitTold(move);
  return (
    <>
      <p class="aid-hint">
        {m.ablaze_aid_free_moves({ count: left })} <Case of="3.3.5" />
      </p>
      <div class="sea-row">
        <UnitMove move={move} isFree onChange={setMove} />
        <button
          type="button"
          class="aid-secondary"
          disabled={what === ''}
          onClick={() => {
            setMove({ unit: '', from: '', to });
            tell({
              ...{ by: 'german', type: 'place', what, from, points: 1 },
              ...(to === 'germany' || to === 'stalag' ? { box: to } : { area: to }),
            });
          }}
        >
          {m.ablaze_aid_move_one()}
        </button>
      </div>
    </>
  );
}
