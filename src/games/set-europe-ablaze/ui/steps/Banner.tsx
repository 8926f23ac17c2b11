import { CALENDAR } from '#games/set-europe-ablaze/data/calendar.ts';
import { CHANGE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';

/** What differs this turn: what begins, what holds, what ends with it. */
export function Banner() {
  const { now, kept } = useSea();
  const turn = kept.tables.turns?.find((one) => one.turn === now.turn);
  const changes = CALENDAR.filter(({ from, to = from }) => now.turn >= from && now.turn <= to);
  if (changes.length === 0 && !turn?.mobilization) return null;
  return (
    <section class="sea-banner" aria-label={m.ablaze_aid_this_turn()}>
      <b>{m.ablaze_aid_this_turn()}</b>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            {CHANGE_NAMES[change.id]()} <Case of={change.case} />
            {change.to === now.turn && change.from < now.turn && ` ${m.ablaze_aid_last_time()}`}
          </li>
        ))}
        {turn?.mobilization && (
          <li>
            {m.ablaze_aid_mobilization_open()} <Case of="7.4.1" />
          </li>
        )}
      </ul>
    </section>
  );
}
