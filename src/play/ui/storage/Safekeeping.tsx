import * as m from '#messages';
import { BackUp } from './BackUp.tsx';
import { Reminder } from './Reminder.tsx';

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
