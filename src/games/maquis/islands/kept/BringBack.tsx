import { FolderOpen } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { openEverything } from './everything.ts';
import {
  LARGEST_BACKUP,
  type Restored,
  type RestoreFault,
  readBackup,
  restore,
} from './restore.ts';

const FAULTS: Readonly<Record<RestoreFault | 'not-written', () => string>> = {
  'too-large': m.maquis_kept_file_too_large,
  'not-json': m.maquis_kept_file_not_json,
  'no-backup': m.maquis_kept_file_no_backup,
  newer: m.maquis_kept_file_newer,
  damaged: m.maquis_kept_file_damaged,
  'not-written': m.maquis_kept_not_written,
};

type Told = { readonly restored: Restored } | { readonly fault: keyof typeof FAULTS };

async function bringBack(file: File): Promise<Told> {
  if (file.size > LARGEST_BACKUP) return { fault: 'too-large' };
  const read = readBackup(await file.text());
  if ('fault' in read) return read;
  try {
    return { restored: await restore(read.backup, await openEverything()) };
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
      <label class="aid-secondary aid-file">
        <FolderOpen aria-hidden="true" />
        {m.maquis_kept_bring_back()}
        <input
          class="aid-hidden"
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <p class="aid-hint">{m.maquis_kept_bring_back_hint()}</p>
      <div role="status">{told && 'restored' in told && <Done {...told.restored} />}</div>
      {told && 'fault' in told && (
        <p class="aid-trouble" role="alert">
          {FAULTS[told.fault]()}
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
