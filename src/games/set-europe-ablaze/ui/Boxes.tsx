import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { heroName } from '../i18n/places.ts';
import { correct, useSea } from './sea.ts';

/** The way of a Network from the Available box to the map, with when it can be used (6.3.9). */
export function Boxes() {
  const { now, tell } = useSea();
  const steps = [
    ['arriving', now.arriving, m.ablaze_aid_arriving({ turn: now.turn + 2 })],
    ['ready.quiet', now.ready.quiet, m.ablaze_aid_ready_quiet({ turn: now.turn + 1 })],
    ['ready.active', now.ready.active, m.ablaze_aid_ready_active()],
  ] as const;
  const boxes = [
    ['ready.teams', now.ready.teams, m.ablaze_aid_ready_teams()],
    ['ready.caches', now.ready.caches, m.ablaze_aid_ready_caches()],
    ['supportCaches', now.supportCaches, m.ablaze_aid_support()],
    ['stalag.networks', now.stalag.networks, m.ablaze_aid_stalag()],
    ['stalag.security', now.stalag.security, m.ablaze_aid_stalag_security()],
    ['germany.security', now.germany.security, m.ablaze_aid_in_germany()],
  ] as const;
  const row = ([path, value, name]: readonly [string, number, string]) => (
    <Stepper
      key={path}
      name={name}
      value={value}
      most={40}
      onChange={(to) => tell(correct(path, to))}
    />
  );
  const { available, back } = now.heroes;
  return (
    <section class="sea-card">
      <h3>{m.ablaze_aid_boxes()}</h3>
      <div class="sea-pipeline">{steps.map(row)}</div>
      {boxes.map(row)}
      {available.length > 0 && (
        <p>
          {m.play_named({
            name: m.ablaze_aid_heroes_available(),
            text: inARow(available.map(heroName)),
          })}
        </p>
      )}
      {back.length > 0 && (
        <p>
          {m.play_named({ name: m.ablaze_aid_heroes_back(), text: inARow(back.map(heroName)) })}
        </p>
      )}
    </section>
  );
}
