import { useState } from 'preact/hooks';
import * as m from '#messages';
import { resting } from '#shared/rest.ts';
import { FileButton } from '../aid/FileButton.tsx';
import { openEverything } from './everything.ts';
import {
  LARGEST_BACKUP,
  type Restored,
  type RestoreFault,
  readBackup,
  restore,
} from './restore.ts';
import { restoreFaultText } from './restore-fault-text.ts';

type Told = { readonly restored: Restored } | { readonly fault: RestoreFault | 'not-written' };

async function bringBack(file: File): Promise<Told> {
  if (file.size > LARGEST_BACKUP) return { fault: 'too-large' };
  const rest = resting();
  const read = await readBackup(await file.text(), rest);
  if ('fault' in read) return read;
  try {
    return { restored: await restore(read.backup, await openEverything(), rest) };
  } catch {
    return { fault: 'not-written' };
  }
}

/** Takes in what was backed up here or on another device. */
export function BringBack({ onDone }: { readonly onDone: () => void }) {
  const [told, setTold] = useState<Told>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTold(await bringBack(file));
    onDone();
  };
  return (
    <div class="kept-part">
      <FileButton
        label={m.maquis_kept_bring_back()}
        accept="application/json,.json"
        onFiles={([file]) => void take(file)}
      />
      <p class="aid-hint">{m.maquis_kept_bring_back_hint()}</p>
      <div role="status">{told && 'restored' in told && <Done {...told.restored} />}</div>
      {told && 'fault' in told && (
        <p class="aid-trouble" role="alert">
          {restoreFaultText(told.fault)}
        </p>
      )}
    </div>
  );
}

function Done({ games: { added, further, known }, puzzles, unread }: Restored) {
  return (
    <ul>
      <li>{m.maquis_games_added({ count: added })}</li>
      {further > 0 && <li>{m.maquis_kept_further({ count: further })}</li>}
      {known > 0 && <li>{m.maquis_kept_known({ count: known })}</li>}
      {puzzles > 0 && <li>{m.maquis_kept_puzzles_added({ count: puzzles })}</li>}
      {unread > 0 && <li>{m.maquis_kept_unread_left_out({ count: unread })}</li>}
    </ul>
  );
}
