import { changesOf } from '#games/set-europe-ablaze/engine/score-table.ts';
import * as m from '#messages';
import { useSea } from '../sea.ts';

const CHANGED = {
  repair: m.ablaze_change_repair,
  damage: m.ablaze_change_damage,
  interdict: m.ablaze_change_interdict,
};

/** So many are told, those that change most first. */
const TOLD = 6;

/** What one change more on the map would make of the score, while an Impulse can still bring it about. */
export function Changes() {
  const { now, kept } = useSea();
  const changes = changesOf(now, kept.tables).slice(0, TOLD);
  if (changes.length === 0) return null;
  return (
    <details class="sea-card">
      <summary>{m.ablaze_aid_one_change()}</summary>
      <ul>
        {changes.map(({ name, what, german, maquis }) => (
          <li key={`${name} ${what}`}>
            {CHANGED[what]({ area: name, german, maquis: maquis ?? '?' })}
          </li>
        ))}
      </ul>
    </details>
  );
}
