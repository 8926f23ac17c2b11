import * as m from '#messages';
import {
  AwakeHint,
  BigTypeSwitch,
  More,
  NewGame,
  WaysOut,
} from '#play/screen/frame/menu-parts.tsx';
import { Games } from '#play/screen/games/Games.tsx';
import { PARTS } from '#resist/table/notes/index.ts';
import { PART_NAMES } from '#resist/words/notes.ts';
import { useNotesSession } from '../kit.ts';

/** What is noted, type size, other tables, a new one, and what is seldom needed. */
export function MenuSheet({ onDone }: { readonly onDone: () => void }) {
  const { state, send } = useNotesSession();
  const { off } = state.context;
  return (
    <>
      <fieldset class="aid-radios">
        <legend>{m.resist_notes_parts()}</legend>
        {PARTS.map((part) => {
          const isOn = !off.includes(part);
          const changed = isOn ? [...off, part] : off.filter((one) => one !== part);
          return (
            <label key={part} class="aid-check">
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => send({ type: 'note', off: changed })}
              />
              {PART_NAMES[part]()}
            </label>
          );
        })}
      </fieldset>
      <BigTypeSwitch />
      <AwakeHint />
      <Games safekeeping={() => import('#play/screen/kept/Safekeeping.tsx')} />
      <NewGame onDone={onDone} />
      <More
        announced={{
          title: m.resist_notes_aloud(),
          sample: m.resist_event_struck({ strength: 9 }),
        }}
      />
      <WaysOut />
    </>
  );
}
