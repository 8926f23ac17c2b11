import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { inARow } from '#shared/list-text.ts';
import { heroName } from '../i18n/places.ts';
import { AreaByName } from './AreaByName.tsx';
import { AreaSheet } from './AreaSheet.tsx';
import { Brief } from './Brief.tsx';
import { GameMap } from './map/GameMap.tsx';
import { areaIds, correct, useSea } from './sea.ts';

/** All Areas, and the boxes beside the map. */
export function Areas() {
  const { now, kept, nameOf } = useSea();
  const [open, setOpen] = useState<string>();
  const ids = areaIds(now, kept);
  return (
    <div class="play-board sea-board sea-board--wide">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_aid_areas()}
      </h2>
      <GameMap onTap={setOpen} />
      {ids.length === 0 && <p class="aid-hint">{m.ablaze_aid_areas_none()}</p>}
      <ul class="sea-areas">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" class="aid-choice" onClick={() => setOpen(id)}>
              <span>
                <b>{nameOf(id)}</b>
                <Brief id={id} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <NewArea onMade={setOpen} />
      <Boxes />
      {open !== undefined && (
        <Dialog title={nameOf(open)} onClose={() => setOpen(undefined)}>
          <AreaSheet id={open} />
        </Dialog>
      )}
    </div>
  );
}

function NewArea({ onMade }: { readonly onMade: (id: string) => void }) {
  const { now, kept, tell } = useSea();
  return (
    <AreaByName
      label={m.ablaze_aid_new_area()}
      button={m.ablaze_aid_add()}
      taken={areaIds(now, kept)}
      onNamed={(id, told) => {
        tell(correct(`areas.${id}`, told));
        onMade(id);
      }}
    />
  );
}

/** The way of a Network from the Available box to the map, with when it can be used (6.3.9). */
function Boxes() {
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
