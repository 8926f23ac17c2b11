import { useState } from 'preact/hooks';
import * as m from '#messages';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { useActiveSession } from './aid.ts';
import { HandNow, TracksNow } from './HowItStands.tsx';
import { OpenCards } from './OpenCards.tsx';

/** How things stand, in two lines; from every screen of a game the cards can be looked at. */
export const Header = memoDeep(function Header() {
  const running = useActiveSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header class="aid-header">
        <TracksNow {...running} />
        <span class="aid-header__rest">
          <HandNow {...running} onCards={() => setOpen(true)} />
        </span>
      </header>
      {isOpen && (
        <Dialog title={m.maquis_table_discard_title()} onClose={() => setOpen(false)}>
          <OpenCards />
        </Dialog>
      )}
    </>
  );
});
