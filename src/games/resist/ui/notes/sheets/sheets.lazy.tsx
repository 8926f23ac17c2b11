import { PART_NAMES } from '#games/resist/i18n/notes.ts';
import { NOTE_PARTS } from '#games/resist/session/notes/index.ts';
import * as m from '#messages';
import { AwakeHint, BigTypeSwitch, ExitLinks, More, NewGame } from '#play/ui/frame/menu-parts.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { LogSheet as Log } from '#play/ui/log/LogSheet.tsx';
import { useNotesSession } from '../mode.ts';

/** The sheets of the table aid: what is not needed at first sight. */
export { NotesCorrection } from './CorrectionSheet.tsx';
export { OddsSheet } from './OddsSheet.tsx';

/** What was told, round by round, each line with its rule; a line shows the table as it stood then. */
export function NotesLog({ onDone }: { readonly onDone: () => void }) {
  const { setMoment } = useNotesSession();
  return (
    <Log
      onMoment={(step) => {
        setMoment(step);
        onDone();
      }}
    />
  );
}

/** What is noted, type size, other tables, a new one, and what is seldom needed. */
export function NotesMenu({ onDone }: { readonly onDone: () => void }) {
  const { state, send } = useNotesSession();
  const { off } = state.context;
  return (
    <>
      <fieldset class="aid-radios">
        <legend>{m.resist_notes_parts()}</legend>
        {NOTE_PARTS.map((part) => {
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
      <Games />
      <NewGame onDone={onDone} />
      <More
        announced={{
          title: m.resist_notes_aloud(),
          sample: m.resist_event_struck({ strength: 9 }),
        }}
      />
      <ExitLinks />
    </>
  );
}
