import * as m from '#messages';
import type { GameInPlay } from './use-game.ts';

interface Props {
  readonly game: GameInPlay;
  /** Saves that cannot be read. */
  readonly damaged: number;
}

/** Whatever is wrong with keeping games, in sentences. */
export function Troubles({ game: { isKept, trouble }, damaged }: Props) {
  return (
    <>
      {!isKept && <p class="aid-trouble">{m.maquis_table_trouble_storage()}</p>}
      {damaged > 0 && (
        <p class="aid-trouble">{m.maquis_table_trouble_damaged({ count: damaged })}</p>
      )}
      {trouble && <p class="aid-trouble">{trouble}</p>}
    </>
  );
}
