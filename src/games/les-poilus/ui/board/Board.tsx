import { useState } from 'preact/hooks';
import type { PlayerState, Seat } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { effectOf, NO_EFFECT } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';
import { Rows } from './Rows.tsx';
import { SoldierSheet } from './SoldierSheet.tsx';
import { Soldiers } from './Soldiers.tsx';
import { Decks, Land } from './Table.tsx';
import { Threats } from './Threats.tsx';

/** The table: decks, soldiers, active threats, no man's land. It shows what a choice will do. */
export function PoilusBoard({ withHands = false }: { readonly withHands?: boolean }) {
  const { state, choice, legal, who, look } = useGameOnScreen();
  const [looked, setLooked] = useState<Seat>();
  const onLook = looked === undefined ? undefined : look?.(looked);
  const effect = choice && legal.includes(choice) ? effectOf(state, choice) : NO_EFFECT;
  return (
    <div class={withHands ? 'poilus-board poilus-board--open' : 'poilus-board'}>
      <Decks />
      {!withHands && <Soldiers onLook={setLooked} />}
      <Threats effect={effect} />
      <Land />
      {withHands && <Rows onLook={setLooked} />}
      {looked !== undefined && (
        <SoldierSheet seat={looked} onClose={() => setLooked(undefined)}>
          {onLook && hasSecrets(state.players[looked]) && (
            <button
              type="button"
              class="aid-secondary"
              onClick={() => {
                setLooked(undefined);
                onLook();
              }}
            >
              {m.poilus_look_own({ who: who(looked) })}
            </button>
          )}
        </SoldierSheet>
      )}
    </div>
  );
}

/** Whether there is something that its owner alone may see. */
const hasSecrets = ({ hand, tiles }: PlayerState): boolean => hand + tiles > 0;
