import { useMemo, useState } from 'preact/hooks';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { percentText } from '#shared/chance/chance-text.ts';
import { Seldom } from '../Seldom.tsx';

/** What the next unknown cards can do, from all that has been seen; a tap tells more. */
export function OddsLine() {
  const { position } = useActiveSession<AidSaves>();
  const [isOpen, setOpen] = useState(false);
  const odds = useMemo(() => threatOdds(position), [position]);
  const [two, three] = [odds.bustWithin[2], odds.bustWithin[3]];
  return (
    <>
      <button type="button" class="odds-line" onClick={() => setOpen(true)}>
        <span>{m.poilus_aid_odds_line({ one: percentText(odds.bustNext) })}</span>
        {two && <span>{m.poilus_aid_odds_two({ two: percentText(two) })}</span>}
        {three && <span>{m.poilus_aid_odds_three({ three: percentText(three) })}</span>}
      </button>
      {isOpen && (
        <Dialog title={m.poilus_aid_odds()} onClose={() => setOpen(false)}>
          <Seldom>{(of) => <of.OddsTable odds={odds} />}</Seldom>
        </Dialog>
      )}
    </>
  );
}
