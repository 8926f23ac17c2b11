import { useContext, useState } from 'preact/hooks';
import { LARGEST_FILE, SAVE_VERSION, type Save, type TableGame } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';
import { DropZone } from './DropZone.tsx';
import { FileButton, RECORD_FILES } from './FileButton.tsx';
import type { Read } from './opened-files.tsx';
import { freshSeed } from './seeds.ts';
import { SettingsContext } from './settings.ts';

/** What came of the last files: how many games, or why not. */
type Told = 'too-large' | 'failed' | Read;

/**
 * Takes in games from files, by a button or by dropping them. A single game opens; several are put
 * beside those kept. Each is a game of its own: nothing that is kept is touched.
 */
export function OpenGames() {
  const { state } = useAid();
  const { open, keep } = useContext(SettingsContext);
  const [told, setTold] = useState<Told>();

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.some(({ size }) => size > LARGEST_FILE)) return setTold('too-large');
    // What reads files is seldom wanted, and comes when it is.
    const reader = await import('./opened-files.tsx').catch(() => undefined);
    if (!reader) return setTold('failed');
    const read = await reader.readFiles(files, state.context.setUp.keepers);
    const saves = read.games.map(saveOf);
    const [first] = saves;
    // What is told as added has been written.
    if (first && saves.length === 1 && read.faults.length === 0) open(first);
    else await Promise.all(saves.map(keep));
    setTold(read);
  };

  return (
    <DropZone onDropped={({ files }) => void take([...files])}>
      <FileButton
        label={m.maquis_table_menu_open_file()}
        accept={RECORD_FILES}
        multiple
        onFiles={(files) => void take(files)}
      />
      <p class="aid-hint">{m.maquis_games_drop()}</p>
      {told === 'too-large' && (
        <p class="aid-trouble" role="alert">
          {m.maquis_table_menu_file_too_large()}
        </p>
      )}
      {told === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.maquis_table_sheet_failed()}
        </p>
      )}
      {typeof told === 'object' && <told.Verdict {...told} />}
    </DropZone>
  );
}

function saveOf(game: TableGame): Save {
  const now = Date.now();
  return { version: SAVE_VERSION, id: freshSeed(), begun: now, changed: now, progress: { game } };
}
