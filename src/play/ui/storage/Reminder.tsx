import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { lastBackup } from './backup.ts';
import { isDue, isPersistent } from './persistence.ts';

/** A quiet line where old games are kept without a promise and without a backup. */
export function Reminder({ games }: { readonly games: readonly { readonly begun: number }[] }) {
  const [isShown, setShown] = useState(false);
  const oldest = games.length > 0 ? Math.min(...games.map(({ begun }) => begun)) : undefined;
  useEffect(() => {
    isPersistent().then((promised) =>
      setShown(isDue(Date.now(), { oldest, last: lastBackup(), promised })),
    );
  }, [oldest]);
  return isShown ? <p class="aid-hint">{m.play_kept_reminder()}</p> : null;
}
