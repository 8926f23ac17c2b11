import { useState } from 'preact/hooks';
import * as m from '#messages';
import { FileButton } from '#play/screen/parts/FileButton.tsx';
import { yielding } from '#shared/yielding.ts';
import { openEverything } from './everything.ts';
import {
  LARGEST_BACKUP,
  type Restored,
  type RestoreFault,
  readBackup,
  restore,
  restoreOthers,
} from './restore.ts';
import { restoreFaultText } from './restore-fault-text.ts';

type Told =
  | { readonly restored: Restored; readonly foreign: readonly string[] }
  | { readonly fault: RestoreFault | 'not-written' };

async function bringBack(file: File, known: readonly string[]): Promise<Told> {
  if (file.size > LARGEST_BACKUP) return { fault: 'too-large' };
  const rest = yielding();
  const read = await readBackup(await file.text(), rest);
  if ('fault' in read) return read;
  try {
    const { games, puzzles, unread } = await restore(read.backup, await openEverything(), rest);
    const others = await restoreOthers(read.backup, known, rest);
    const all = {
      ...games,
      added: games.added + others.added,
      known: games.known + others.known,
    };
    const restored = { games: all, puzzles, unread: unread + others.unread };
    return { restored, foreign: others.foreign };
  } catch {
    return { fault: 'not-written' };
  }
}

interface Props {
  /** The games of this site, by their ids. */
  readonly known: readonly string[];
  readonly onDone: () => void;
}

/** Takes in what was backed up here or on another device. */
export function BringBack({ known, onDone }: Props) {
  const [told, setTold] = useState<Told>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTold(await bringBack(file, known));
    onDone();
  };
  return (
    <div class="kept-part">
      <FileButton
        label={m.play_kept_bring_back()}
        accept="application/json,.json"
        onFiles={([file]) => void take(file)}
      />
      <p class="aid-hint">{m.play_kept_bring_back_hint()}</p>
      <div role="status">
        {told && 'restored' in told && <Done {...told.restored} foreign={told.foreign} />}
      </div>
      {told && 'fault' in told && (
        <p class="aid-trouble" role="alert">
          {restoreFaultText(told.fault)}
        </p>
      )}
    </div>
  );
}

interface DoneProps extends Restored {
  readonly foreign: readonly string[];
}

function Done({ games: { added, further, known }, puzzles, unread, foreign }: DoneProps) {
  return (
    <ul>
      <li>{m.play_games_added({ count: added })}</li>
      {further > 0 && <li>{m.play_kept_further({ count: further })}</li>}
      {known > 0 && <li>{m.play_kept_known({ count: known })}</li>}
      {puzzles > 0 && <li>{m.play_kept_puzzles_added({ count: puzzles })}</li>}
      {foreign.length > 0 && <li>{m.play_kept_foreign({ games: foreign.join(', ') })}</li>}
      {unread > 0 && <li>{m.play_kept_unread_left_out({ count: unread })}</li>}
    </ul>
  );
}
