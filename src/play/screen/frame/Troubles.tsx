import * as m from '#messages';
import type { StepFault } from '../../history/replayed.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import type { PlayKit } from '../face.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { Unread } from '../kept/Unread.tsx';
import type { GameInPlay } from './use-game.ts';
import type { SaveState } from './use-shelf.ts';

interface Props<K extends SaveKinds> {
  readonly game: Pick<GameInPlay<K>, 'saving' | 'isFollowing' | 'trouble' | 'unreadable'>;
  readonly kit: Pick<PlayKit<K>, 'words' | 'why'>;
}

const UNKEPT: Readonly<Record<Exclude<SaveState, 'kept'>, () => string>> = {
  denied: m.play_kept_denied,
  full: m.play_kept_full,
  failed: m.play_kept_failed,
};

/** Whatever is wrong with keeping games, in sentences. */
export function Troubles<K extends SaveKinds>({
  game: { saving, isFollowing, trouble, unreadable },
  kit,
}: Props<K>) {
  return (
    <>
      {saving !== 'kept' && (
        <p class="aid-trouble" role="alert">
          {UNKEPT[saving]()}
        </p>
      )}
      <div role="status">{isFollowing && <p class="aid-trouble">{m.play_kept_following()}</p>}</div>
      {unreadable.length > 0 && <Unreadables unreadable={unreadable} />}
      {trouble && <Trouble trouble={trouble} kit={kit} />}
    </>
  );
}

interface TroubleProps<K extends SaveKinds> {
  readonly trouble: StepFault<K>;
  readonly kit: Props<K>['kit'];
}

/** Why a save was not opened whole; a fault of the page, perhaps, that can be reported. */
function Trouble<K extends SaveKinds>({ trouble: { step, why }, kit }: TroubleProps<K>) {
  const report = useLoaded(true, () => import('../report/ReportFault.tsx'));
  const more = useLoaded(kit.why !== undefined, async () => ({ reason: await kit.why?.() }));
  if (kit.why && more === undefined) return null;
  const reason = (typeof more === 'object' && more.reason) || kit.words.reason;
  const text = m.play_trouble_step({ step, why: why[0] ? reason(why[0]) : '' });
  return (
    <div class="aid-trouble">
      <p>{text}</p>
      {typeof report === 'object' && <report.ReportFault said={text} />}
    </div>
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
