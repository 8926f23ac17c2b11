import { useMemo, useState } from 'preact/hooks';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { useAid, useMaquisSession } from './aid.ts';
import { HandNow, TracksNow } from './HowItStands.tsx';
import { OpenCards } from './OpenCards.tsx';
import '../style/standing.css';

const loadSheets = () => import('./sheets.lazy.tsx');

/**
 * How things stand, in two lines; from every screen of a game the cards can be looked at, and beside a
 * real board a tap on a value sets it right.
 */
export const Header = memoDeep(function Header() {
  const running = useMaquisSession();
  const { room, moment } = useAid();
  const [open, setOpen] = useState<'cards' | 'tracks' | 'goods'>();
  const close = () => setOpen(undefined);
  // The same functions from move to move, so that the tracks are not drawn anew.
  const set = useMemo(
    () => ({ tracks: () => setOpen('tracks'), goods: () => setOpen('goods') }),
    [],
  );
  const isTable = room === 'table' && moment === undefined;
  return (
    <>
      <header class="aid-header">
        <TracksNow {...running} onTap={isTable ? set.tracks : undefined} />
        <span class="aid-header__rest">
          <HandNow
            {...running}
            onCards={() => setOpen('cards')}
            onGoods={isTable ? set.goods : undefined}
          />
        </span>
      </header>
      {open === 'cards' && (
        <Dialog title={m.maquis_table_discard_title()} onClose={close}>
          <OpenCards />
        </Dialog>
      )}
      {(open === 'tracks' || open === 'goods') && (
        <Dialog title={m.play_correct_title()} onClose={close}>
          <Lazy load={loadSheets}>
            {({ CorrectionSheet }) => <CorrectionSheet only={open} onDone={close} />}
          </Lazy>
        </Dialog>
      )}
    </>
  );
});
