import {
  COMPONENTS,
  type Component,
  type Keeper,
  type Keepers as Kept,
} from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid } from './aid.ts';

const NAMES: Readonly<Record<Component, () => string>> = {
  deck: m.maquis_table_keeper_deck,
  goods: m.maquis_table_keeper_goods,
  tracks: m.maquis_table_keeper_tracks,
};

const CHOICES: Readonly<Record<Component, Readonly<Record<Keeper, () => string>>>> = {
  deck: { site: m.maquis_table_keeper_deck_site, visitor: m.maquis_table_keeper_deck_visitor },
  goods: { site: m.maquis_table_keeper_goods_site, visitor: m.maquis_table_keeper_goods_visitor },
  tracks: {
    site: m.maquis_table_keeper_tracks_site,
    visitor: m.maquis_table_keeper_tracks_visitor,
  },
};

/** Who keeps each component. It can be changed at any moment of a game. */
export function Keepers({ keepers }: { readonly keepers: Kept }) {
  const { send } = useAid();
  return (
    <>
      {COMPONENTS.map((component) => (
        <fieldset key={component} class="aid-radios">
          <legend>{NAMES[component]()}</legend>
          {(['site', 'visitor'] as const).map((keeper) => (
            <label key={keeper} class="aid-radio">
              <input
                type="radio"
                name={component}
                checked={keepers[component] === keeper}
                onChange={() => send({ type: 'keep', change: { [component]: keeper } })}
              />
              {CHOICES[component][keeper]()}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}
