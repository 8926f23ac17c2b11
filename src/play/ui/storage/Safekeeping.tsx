import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { BackUp } from './BackUp.tsx';
import { lastBackup } from './backup.ts';
import { isDue, isPersistent } from './persistence.ts';

/** Below the visitor's games: everything as a file, and the way to all that is kept. */
export function Safekeeping({
  games,
  href,
}: {
  readonly games: readonly { readonly begun: number }[];
  readonly href: string;
}) {
  return (
    <>
      <Reminder games={games} />
      <BackUp />
      <div class="aid-links">
        <a href={href}>{m.play_kept_link()}</a>
      </div>
    </>
  );
}

/** A quiet line where old games are kept without a promise and without a backup. */
function Reminder({ games }: { readonly games: readonly { readonly begun: number }[] }) {
  const [isShown, setShown] = useState(false);
  const oldest = games.length > 0 ? Math.min(...games.map(({ begun }) => begun)) : undefined;
  useEffect(() => {
    isPersistent().then((promised) =>
      setShown(isDue(Date.now(), { oldest, last: lastBackup(), promised })),
    );
  }, [oldest]);
  return isShown ? <p class="aid-hint">{m.play_kept_reminder()}</p> : null;
}
