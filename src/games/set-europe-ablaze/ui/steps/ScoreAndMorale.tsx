import type { CountingReason } from '#games/set-europe-ablaze/engine/score.ts';
import { scoreTable } from '#games/set-europe-ablaze/engine/score-table.ts';
import * as m from '#messages';
import { GameMap } from '../map/GameMap.tsx';
import { useSea } from '../sea.ts';
import '../style/score.css';
import { useState } from 'preact/hooks';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import { MoraleButtons } from '../AidStatus.tsx';
import { Case } from '../Case.tsx';
import { AreaChoice } from './AreaChoice.tsx';
import { Changes } from './Changes.tsx';
import { advantagesDue } from './turn-end-counts.ts';

const WHY: Readonly<Record<CountingReason, () => string>> = {
  counts: m.ablaze_why_counts,
  temporary: m.ablaze_why_temporary,
  direct: m.ablaze_why_direct,
  'cut-off': m.ablaze_why_cut_off,
};

/** The turn's score by Area, each with its reason, and what one change more would make of it (10). */
export function TurnScore() {
  const { now, kept } = useSea();
  const counted = scoreTable(now, kept.tables);
  if (!counted) return <p class="sea-card">{m.ablaze_aid_no_map()}</p>;
  return (
    <>
      <GameMap />
      <table class="sea-score">
        <caption>{m.ablaze_aid_score_caption({ turn: now.turn })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.ablaze_aid_area()}</th>
            <th scope="col">{m.ablaze_aid_value()}</th>
            <th scope="col">{m.ablaze_aid_damage()}</th>
            <th scope="col">{m.ablaze_side_german()}</th>
          </tr>
        </thead>
        <tbody>
          {counted.lines.map(({ id, name, value, damage, german, why, by }) => (
            <tr key={id} data-why={why}>
              <th scope="row">
                {name}{' '}
                <small>
                  {by.length > 0 ? m.ablaze_why_cut_off_by({ areas: inARow(by) }) : WHY[why]()}
                  {/* Vichy in turns 1 to 3 (5.3.6). */}
                  {german > value - damage && ` · ${m.ablaze_why_double()}`}
                </small>
              </th>
              <td>{value}</td>
              <td>{damage || '–'}</td>
              <td>{german}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {m.ablaze_aid_sum({ sum: counted.germanSum })}
            </th>
            <td>{counted.germanVp}</td>
          </tr>
        </tfoot>
      </table>
      <p class="sea-card">
        {m.ablaze_aid_maquis_counts({ ...counted.counts })}
        {counted.maquisVp === undefined && ` ${m.ablaze_see_aid()}`}
      </p>
      <Changes />
    </>
  );
}

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
  if (due === 0) return null;
  return (
    <>
      <p class="aid-note">
        {m.ablaze_aid_advantages({ damage: now.damageDone, count: due })} <Case of="5.4.6" />
      </p>
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
    </>
  );
}
