import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { eventVerdict } from '#games/set-europe-ablaze/engine/log/index.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { SIDES, useSea } from '../sea.ts';

/** The draw, a swap, a new hand: free with four cards or fewer (4.2.5, 4.2.6). */
export function Hands() {
  const { now, tell } = useSea();
  return (
    <>
      {SIDES.map((side) => {
        const verdict = eventVerdict(now, {
          ...{ type: 'new-hand', player: side, price: 0 },
          drawn: now.drawn?.includes(side) === true,
        });
        const isFree = verdict?.legal === true;
        return (
          <fieldset class="sea-row" key={side}>
            <legend>
              {m.ablaze_aid_hand_of({ side: SIDE_NAMES[side](), cards: now.hand[side] })}
            </legend>
            <button
              type="button"
              class="aid-secondary"
              disabled={now.drawn?.includes(side) === true}
              onClick={() => tell({ by: side, type: 'hand', do: 'draw', count: 1, for: 'turn' })}
            >
              {m.ablaze_aid_draw({ side: SIDE_NAMES[side]() })}
            </button>
            <button
              type="button"
              class="aid-secondary"
              onClick={() => tell({ by: side, type: 'hand', do: 'swap' })}
            >
              {m.ablaze_aid_swap({ side: SIDE_NAMES[side]() })}
            </button>
            <button
              type="button"
              class="aid-secondary"
              onClick={() =>
                tell({
                  by: side,
                  type: 'hand',
                  do: 'new',
                  count: limit('hand'),
                  price: isFree ? 0 : 10,
                })
              }
            >
              {isFree
                ? m.ablaze_aid_new_hand_free({ side: SIDE_NAMES[side]() })
                : m.ablaze_aid_new_hand({ side: SIDE_NAMES[side]() })}
            </button>
          </fieldset>
        );
      })}
    </>
  );
}
