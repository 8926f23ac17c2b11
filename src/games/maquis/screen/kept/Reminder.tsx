import { useEffect, useState } from 'preact/hooks';
import type { Save } from '#maquis/table/index.ts';
import * as m from '#messages';
import { lastBackup } from './backup.ts';
import { isDue, isPromised } from './lasting.ts';

/** A quiet line where old games are kept without a promise and without a backup. */
export function Reminder({ games }: { readonly games: readonly Save[] }) {
  const [isShown, setShown] = useState(false);
  const oldest = games.length > 0 ? Math.min(...games.map(({ begun }) => begun)) : undefined;
  useEffect(() => {
    isPromised().then((promised) =>
      setShown(isDue(Date.now(), { oldest, last: lastBackup(), promised })),
    );
  }, [oldest]);
  return isShown ? <p class="aid-hint">{m.maquis_kept_reminder()}</p> : null;
}
