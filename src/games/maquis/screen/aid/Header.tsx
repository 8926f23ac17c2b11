import { useState } from 'preact/hooks';
import * as m from '#messages';
import { keyedBy } from '#play/screen/hooks/keyed-by.ts';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { useRunning } from './aid.ts';
import { HandNow, TracksNow } from './HowItStands.tsx';
import { OpenCards } from './OpenCards.tsx';

/** How things stand, in two lines; from every screen of a game the cards can be looked at. */
export const Header = keyedBy(function Header() {
  const running = useRunning();
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
