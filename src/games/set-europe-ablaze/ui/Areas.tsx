import { useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { AreaByName } from './AreaByName.tsx';
import { AreaSheet } from './AreaSheet.tsx';
import { Boxes } from './Boxes.tsx';
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
