import type { SetAside } from '#maquis/table/index.ts';
import * as m from '#messages';
import { Unread } from '../kept/Unread.tsx';
import { useLoaded } from '../load.ts';
import type { GameInPlay } from './use-game.ts';
import type { Keeping } from './use-shelf.ts';

interface Props {
  readonly game: GameInPlay;
  /** What on the shelf cannot be read. */
  readonly aside: readonly SetAside[];
}

const UNKEPT: Readonly<Record<Exclude<Keeping, 'kept'>, () => string>> = {
  denied: m.maquis_table_trouble_storage,
  full: m.maquis_kept_full,
  failed: m.maquis_kept_failed,
};

/** Whatever is wrong with keeping games, in sentences. */
export function Troubles({ game: { state, keeping, isFollowing, trouble }, aside }: Props) {
  const texts = useLoaded(trouble !== undefined, () => import('./trouble-text.ts'));
  return (
    <>
      {keeping !== 'kept' && (
        <p class="aid-trouble" role="alert">
          {UNKEPT[keeping]()}
        </p>
      )}
      <div role="status">
        {isFollowing && <p class="aid-trouble">{m.maquis_kept_following()}</p>}
      </div>
      {aside.length > 0 && <Aside aside={aside} />}
      {typeof texts === 'object' && trouble && (
        <div class="aid-trouble">
          <p>{texts.troubleText(trouble)}</p>
          {state.context.game && <texts.ReportFault said={texts.troubleText(trouble)} />}
        </div>
      )}
    </>
  );
}

/** What cannot be read is told, and can be taken away as it is. */
function Aside({ aside }: Pick<Props, 'aside'>) {
  const newer = aside.filter(({ why }) => why === 'newer').length;
  const damaged = aside.length - newer;
  return (
    <Unread values={aside.map(({ value }) => value)}>
      {damaged > 0 && <p>{m.maquis_table_trouble_damaged({ count: damaged })}</p>}
      {newer > 0 && <p>{m.maquis_kept_newer({ count: newer })}</p>}
    </Unread>
  );
}
