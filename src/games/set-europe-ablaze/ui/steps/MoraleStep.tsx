import { useState } from 'preact/hooks';
import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { MoraleButtons } from '../AidStatus.tsx';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { AreaChoice } from './AreaChoice.tsx';
import { advantagesDue } from './turn-end-counts.ts';

/** Morale by what the owner's sheet gives for this turn's damage, then Advantages (3.3.6). */
export function MoraleStep() {
  const { now, kept } = useSea();
  const due = (kept.tables.morale?.bonus ?? [])
    .filter(({ from }) => from !== undefined && now.damageDone >= from)
    .reduce((most, { by = 0 }) => Math.max(most, by), 0);
  return (
    <>
      {due > 0 && (
        <p class="aid-note">
          {m.ablaze_aid_morale_due({ damage: now.damageDone, by: signed(due) })}
        </p>
      )}
      <MoraleButtons />
      <Advantages />
    </>
  );
}

/** Advantages for this turn's damage: one from 5, two from 15 (5.4.6). */
function Advantages() {
  const { now, tell } = useSea();
  const [area, setArea] = useState('');
  const due = advantagesDue(now);
  return (
    <>
      <p class="aid-note">
        {m.ablaze_aid_advantages({ damage: now.damageDone, count: due })} <Case of="5.4.6" />
      </p>
      {due > 0 && (
        <div class="sea-row">
          <AreaChoice value={area} onChange={setArea} none={m.ablaze_aid_choose()} />
          <button
            type="button"
            class="aid-secondary"
            disabled={area === ''}
            onClick={() =>
              tell({ by: 'maquis', type: 'effect', do: 'advantage', side: 'maquis', area })
            }
          >
            {m.ablaze_aid_take_advantage()}
          </button>
        </div>
      )}
    </>
  );
}
