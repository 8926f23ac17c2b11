import type { CountingReason } from '#games/set-europe-ablaze/engine/score.ts';
import { scoreTable } from '#games/set-europe-ablaze/engine/score-table.ts';
import * as m from '#messages';
import { GameMap } from '../map/GameMap.tsx';
import { useSea } from '../sea.ts';
import '../style/score.css';
import { inARow } from '#shared/list-text.ts';
import { Changes } from './Changes.tsx';

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
