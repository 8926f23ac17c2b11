import { ACTIONS, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { TABLE_ASSETS } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { ACTION_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { TABLE_ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import * as m from '#messages';
import { Cell } from './Cell.tsx';
import { Chips } from './Choice.tsx';
import { asNumber, atText, entriesOf, withEntry } from './told-parts.ts';
import { useDoc } from './use-doc.ts';

/** What must be in the Area, check number and backfire of the Actions (8.1.2, 8.6.5a, 8.6.7). */
export function ChecksForm() {
  const { doc, write } = useDoc();
  const actions = entriesOf(doc.actions);
  const set = (id: ActionId, entry: string, value: unknown) => {
    const to = withEntry(entriesOf(actions[id]), entry, value);
    const all = withEntry(actions, id, Object.keys(to).length > 0 ? to : undefined);
    write('actions', Object.keys(all).length > 0 ? all : undefined);
  };
  return (
    <div class="sea-fields">
      <p class="aid-hint">{m.ablaze_tables_checks_hint()}</p>
      {ACTIONS.map(({ id, rolled, check, backfire }) => {
        const here = entriesOf(actions[id]);
        const primary: readonly unknown[] = Array.isArray(here.primary) ? here.primary : [];
        return (
          <fieldset class="sea-line-form" key={id}>
            <legend>{ACTION_NAMES[id]()}</legend>
            {rolled && (
              <div class="sea-cells">
                <Cell
                  name={m.ablaze_aid_check_modifier()}
                  value={asNumber(here.check)}
                  from={-10}
                  to={20}
                  example={check}
                  at={atText('actions', id, 'check')}
                  onChange={(to) => set(id, 'check', to)}
                />
                <Cell
                  name={m.ablaze_aid_backfire()}
                  value={asNumber(here.backfire)}
                  from={0}
                  to={30}
                  example={backfire}
                  at={atText('actions', id, 'backfire')}
                  onChange={(to) => set(id, 'backfire', to)}
                />
              </div>
            )}
            <details class="sea-fold">
              <summary>
                {m.ablaze_form_primary()}
                {primary.length > 0 && ` · ${primary.length}`}
              </summary>
              <Chips
                name={m.ablaze_form_primary()}
                items={TABLE_ASSETS.map((asset) => [asset, TABLE_ASSET_NAMES[asset]()])}
                isOn={(asset) => primary.includes(asset)}
                onTap={(asset) => {
                  const to = primary.includes(asset)
                    ? primary.filter((one) => one !== asset)
                    : [...primary, asset];
                  set(id, 'primary', to.length > 0 ? to : undefined);
                }}
              />
            </details>
          </fieldset>
        );
      })}
    </div>
  );
}
