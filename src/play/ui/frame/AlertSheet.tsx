import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import type { StepFault } from '#play/history/game-history.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ReportFault } from '../report/ReportFault.tsx';
import { Unread } from '../storage/Unread.tsx';
import type { GameInPlay } from './use-game.ts';
import type { SaveState } from './use-save-store.ts';

/** What the line of alerts and this sheet behind it are both given. */
export interface AlertsProps<T extends SaveTypes> {
  readonly game: Pick<
    GameInPlay<T>,
    'saving' | 'isFollowing' | 'isGone' | 'keepAgain' | 'trouble' | 'unreadable'
  >;
  readonly mode: Pick<GameMode<T>, 'text' | 'explain'>;
}

interface Props<T extends SaveTypes> extends AlertsProps<T> {
  readonly title: string;
  /** Small things that cannot be read, as they lie there. */
  readonly things: readonly string[];
  readonly onClose: () => void;
}

const UNKEPT: Readonly<Record<Exclude<SaveState, 'kept'>, () => string>> = {
  denied: m.play_kept_denied,
  full: m.play_kept_full,
  failed: m.play_kept_failed,
};

/** Whatever is wrong with keeping games, in sentences. */
export function AlertSheet<T extends SaveTypes>({
  game: { saving, isFollowing, isGone, keepAgain, trouble, unreadable },
  mode,
  things,
  title,
  onClose,
}: Props<T>) {
  return (
    <Dialog title={title} onClose={onClose}>
      {saving !== 'kept' && <p>{UNKEPT[saving]()}</p>}
      {isGone && (
        <>
          <p>{m.play_kept_gone()}</p>
          <button type="button" class="aid-primary" onClick={keepAgain}>
            {m.play_kept_gone_again()}
          </button>
        </>
      )}
      {trouble && <Trouble trouble={trouble} mode={mode} />}
      {unreadable.length > 0 && <Unreadables unreadable={unreadable} />}
      {things.length > 0 && (
        <Unread values={things}>
          <p>{m.play_kept_things_unread()}</p>
        </Unread>
      )}
      {isFollowing && <p>{m.play_kept_following()}</p>}
    </Dialog>
  );
}

interface TroubleProps<T extends SaveTypes> {
  readonly trouble: StepFault<T>;
  readonly mode: Props<T>['mode'];
}

/** Why a save was not opened whole; a fault of the page, perhaps, that can be reported. */
function Trouble<T extends SaveTypes>({ trouble: { step, reasons }, mode }: TroubleProps<T>) {
  const more = useLazyModule(mode.explain !== undefined, async () => ({
    reason: await mode.explain?.(),
  }));
  if (mode.explain && more === undefined) return null;
  const reason = (typeof more === 'object' && more.reason) || mode.text.reason;
  const text = m.play_trouble_step({ step, why: reasons[0] ? reason(reasons[0]) : '' });
  return (
    <>
      <p>{text}</p>
      <ReportFault said={text} />
    </>
  );
}

/** What cannot be read is told, and can be taken away as it is. */
function Unreadables({ unreadable }: Pick<GameInPlay<SaveTypes>, 'unreadable'>) {
  const newer = unreadable.filter(({ why }) => why === 'newer').length;
  const damaged = unreadable.length - newer;
  return (
    <Unread values={unreadable.map(({ value }) => value)}>
      {damaged > 0 && <p>{m.play_kept_damaged({ count: damaged })}</p>}
      {newer > 0 && <p>{m.play_kept_newer({ count: newer })}</p>}
    </Unread>
  );
}
