import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { yielding } from '#shared/yield-to-main.ts';
import { type Fault, faultText, openBackup } from '../open-backup.ts';
import { gameStorageOf } from '../parts.ts';
import { LARGEST_BACKUP } from '../protocol.ts';
import { type Restored, restore } from '../restore.ts';

type Told = Restored | Fault;

/** How many things of a backup are done. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

async function take(file: File, onTaken: (progress: Progress) => void): Promise<Told> {
  if (file.size > LARGEST_BACKUP) return { fault: 'too-large' };
  const opened = await openBackup(file).catch((): Fault => ({ fault: 'not-read' }));
  if ('fault' in opened) return opened;
  try {
    return await restore(opened, gameStorageOf, yielding(), (done, all) => onTaken({ done, all }));
  } catch {
    return { fault: 'not-written' };
  } finally {
    opened.close();
  }
}

interface Props {
  readonly file: File;
  readonly onDone: () => void;
}

/** A backup that is being taken in, and what came of it. */
export function BackupTaken({ file, onDone }: Props) {
  const [told, setTold] = useState<Told>();
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    void take(file, setProgress).then((came) => {
      setTold(came);
      onDone();
    });
  }, [file]);
  return (
    <>
      <div role="status">
        {!told && <p class="aid-hint">{m.play_kept_reading()}</p>}
        {told && !('fault' in told) && <Done {...told} />}
      </div>
      {!told && progress && progress.done < progress.all && (
        <p class="aid-hint">{m.play_kept_taking({ ...progress })}</p>
      )}
      {told && 'fault' in told && (
        <p class="aid-trouble" role="alert">
          {faultText(told)}
        </p>
      )}
    </>
  );
}

function Done({ games, puzzles, things, settings, unread, foreign }: Restored) {
  const { added, apart, further, known } = games;
  const lines = [
    added > 0 && m.play_games_added({ count: added }),
    apart > 0 && m.play_kept_apart({ count: apart }),
    further > 0 && m.play_kept_further({ count: further }),
    known > 0 && m.play_kept_known({ count: known }),
    puzzles > 0 && m.play_kept_puzzles_added({ count: puzzles }),
    ...things.map(([label, count]) => m.play_kept_things_added({ label, count })),
    settings.added && m.play_kept_settings_added(),
    settings.apart && m.play_kept_settings_apart(),
    foreign.length > 0 && m.play_kept_foreign({ games: inARow(foreign) }),
    unread > 0 && m.play_kept_unread_left_out({ count: unread }),
  ].filter((line) => line !== false);
  return (
    <ul>
      {(lines.length > 0 ? lines : [m.play_kept_nothing_new()]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
