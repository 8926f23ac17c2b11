import * as m from '#messages';
import type { StepFault } from '../../history/replayed.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { Unread } from '../kept/Unread.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { ReportFault } from '../report/ReportFault.tsx';
import type { TroublesProps } from './Troubles.tsx';
import type { GameInPlay } from './use-game.ts';
import type { SaveState } from './use-shelf.ts';

interface Props<K extends SaveKinds> extends TroublesProps<K> {
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
export function TroubleSheet<K extends SaveKinds>({
  game: { saving, isFollowing, trouble, unreadable },
  kit,
  things,
  title,
  onClose,
}: Props<K>) {
  return (
    <Dialog title={title} onClose={onClose}>
      {saving !== 'kept' && <p>{UNKEPT[saving]()}</p>}
      {trouble && <Trouble trouble={trouble} kit={kit} />}
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

interface TroubleProps<K extends SaveKinds> {
  readonly trouble: StepFault<K>;
  readonly kit: Props<K>['kit'];
}

/** Why a save was not opened whole; a fault of the page, perhaps, that can be reported. */
function Trouble<K extends SaveKinds>({ trouble: { step, why }, kit }: TroubleProps<K>) {
  const more = useLoaded(kit.why !== undefined, async () => ({ reason: await kit.why?.() }));
  if (kit.why && more === undefined) return null;
  const reason = (typeof more === 'object' && more.reason) || kit.words.reason;
  const text = m.play_trouble_step({ step, why: why[0] ? reason(why[0]) : '' });
  return (
    <>
      <p>{text}</p>
      <ReportFault said={text} />
    </>
  );
}

/** What cannot be read is told, and can be taken away as it is. */
function Unreadables({ unreadable }: Pick<GameInPlay<SaveKinds>, 'unreadable'>) {
  const newer = unreadable.filter(({ why }) => why === 'newer').length;
  const damaged = unreadable.length - newer;
  return (
    <Unread values={unreadable.map(({ value }) => value)}>
      {damaged > 0 && <p>{m.play_kept_damaged({ count: damaged })}</p>}
      {newer > 0 && <p>{m.play_kept_newer({ count: newer })}</p>}
    </Unread>
  );
}
