import { Archive } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { lastBackup, saveBackup } from './backup.ts';
import '../style/storage.css';

/** Everything as one file, by one button. */
export function BackUp() {
  const [last, setLast] = useState(lastBackup);
  const [told, setTold] = useState<'saved' | 'failed'>();
  const save = () =>
    saveBackup().then(
      () => {
        setTold('saved');
        setLast(lastBackup());
      },
      () => setTold('failed'),
    );
  return (
    <div class="kept-part">
      <button type="button" class="aid-secondary" onClick={save}>
        <Archive aria-hidden="true" /> {m.play_kept_back_up()}
      </button>
      <p class="aid-hint">
        {last === undefined
          ? m.play_kept_never_backed_up()
          : m.play_kept_last_backup({
              when: new Date(last).toLocaleDateString(getLocale(), { dateStyle: 'medium' }),
            })}
      </p>
      <p role="status">{told === 'saved' && m.play_kept_backed_up()}</p>
      {told === 'failed' && (
        <p class="aid-trouble" role="alert">
          {m.play_kept_backup_failed()}
        </p>
      )}
    </div>
  );
}
