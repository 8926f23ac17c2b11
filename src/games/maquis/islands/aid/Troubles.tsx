import * as m from '#messages';
import { useLoaded } from '../coach/load.ts';
import type { GameInPlay } from './use-game.ts';

interface Props {
  readonly game: GameInPlay;
  /** Saves that cannot be read. */
  readonly damaged: number;
}

/** Whatever is wrong with keeping games, in sentences. */
export function Troubles({ game: { isKept, trouble }, damaged }: Props) {
  const texts = useLoaded(trouble !== undefined, () => import('./trouble-text.ts'));
  return (
    <>
      {!isKept && <p class="aid-trouble">{m.maquis_table_trouble_storage()}</p>}
      {damaged > 0 && (
        <p class="aid-trouble">{m.maquis_table_trouble_damaged({ count: damaged })}</p>
      )}
      {typeof texts === 'object' && trouble && (
        <p class="aid-trouble">{texts.troubleText(trouble)}</p>
      )}
    </>
  );
}
