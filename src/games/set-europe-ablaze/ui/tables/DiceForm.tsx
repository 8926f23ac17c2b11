import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { ACTIONS, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { KNOWN_DICE } from '#games/set-europe-ablaze/data/known-dice.ts';
import { TABLE_ASSETS, type TableDice } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { ACTION_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { TABLE_ASSET_NAMES } from '#games/set-europe-ablaze/i18n/pools.ts';
import * as m from '#messages';
import { Select } from '#play/ui/parts/Select.tsx';
import { useSea } from '../sea.ts';
import {
  asNumber,
  atText,
  Cell,
  Chips,
  entriesOf,
  useDoc,
  useTapped,
  withEntry,
} from './fields.tsx';

const ROLLED = ACTIONS.filter(({ rolled }) => rolled);
const KEYS = [-2, 0, 1, 2, 3, 4, 6, 8] as const;
const written = (halves: number): string =>
  halves % 2 === 0
    ? String(halves / 2).replace('-', '−')
    : `${halves > 1 ? Math.floor(halves / 2) : ''}½`;

/** What the rules' own examples give, shown grey where nothing is entered. */
function exampleOf(action: ActionId, part: 'attack' | 'defend', asset: string): string | undefined {
  const side = ACTIONS.find(({ id }) => id === action)?.side ?? 'maquis';
  const known = KNOWN_DICE.find(
    (one) =>
      one.action === action &&
      one.asset === (asset === 'vichySecurity' ? 'vichy-security' : asset) &&
      (one.side === side) === (part === 'attack'),
  );
  return known && written(known.halves);
}

/** The table of dice, one cell asked at a time with eight keys (8.6.3). */
function DiceForm() {
  const { kept } = useSea();
  const { doc, write } = useDoc();
  const [action, setAction] = useState<ActionId>(
    useTapped(ROLLED.map(({ id }) => id)) ?? 'sabotage',
  );
  const [cell, setCell] = useState<readonly ['attack' | 'defend', string]>(['attack', 'strength']);
  const [isOpen, setOpen] = useState(false);
  const [per, setPer] = useState<'each' | 'all'>('each');
  const dice = entriesOf(doc.dice);
  const table = kept.tables.dice?.[action] ?? {};
  const [part, asset] = cell;
  const entry = table[part]?.[asset];
  const set = (entry: TableDice | undefined) => {
    const here = entriesOf(dice[action]);
    write('dice', {
      ...dice,
      [action]: { ...here, [part]: withEntry(entriesOf(here[part]), asset, entry) },
    });
  };
  const keys = (
    <fieldset class="sea-keys">
      <legend>
        {m.ablaze_tables_how_many({
          asset: TABLE_ASSET_NAMES[asset as keyof typeof TABLE_ASSET_NAMES](),
          part: part === 'attack' ? m.ablaze_tables_acts() : m.ablaze_tables_answers(),
        })}
      </legend>
      <div class="sea-row">
        {(['each', 'all'] as const).map((one) => (
          <button
            type="button"
            class="aid-secondary"
            key={one}
            aria-pressed={per === one}
            onClick={() => setPer(one)}
          >
            {one === 'each' ? m.ablaze_tables_each() : m.ablaze_tables_all()}
          </button>
        ))}
      </div>
      <div class="sea-row">
        {KEYS.map((halves) => (
          <button
            type="button"
            class="aid-secondary sea-die"
            key={halves}
            onClick={() => set({ halves, per })}
          >
            {written(halves)}
          </button>
        ))}
        <button type="button" class="aid-secondary" onClick={() => set(undefined)}>
          {m.ablaze_tables_clear()}
        </button>
      </div>
      {entry && (
        <Cell
          name={m.ablaze_form_dice_most()}
          value={entry.max}
          from={0}
          to={12}
          onChange={(max) => set(withEntry({ ...entry }, 'max', max) as unknown as TableDice)}
        />
      )}
    </fieldset>
  );
  return (
    <div class="sea-fields">
      <Select
        legend={m.ablaze_aid_action()}
        values={ROLLED.map(({ id }) => id)}
        value={action}
        label={(id) => ACTION_NAMES[id]()}
        onChoose={setAction}
      />
      <p class="aid-hint">{m.ablaze_tables_checks_hint()}</p>
      <div class="sea-dice-scroll">
        <table class="sea-dice-table">
          <thead>
            <tr>
              <th scope="col">{m.ablaze_tables_asset()}</th>
              <th scope="col">{m.ablaze_tables_acts()}</th>
              <th scope="col">{m.ablaze_tables_answers()}</th>
            </tr>
          </thead>
          <tbody>
            {TABLE_ASSETS.map((one) => (
              <Fragment key={one}>
                <tr>
                  <th scope="row">{TABLE_ASSET_NAMES[one]()}</th>
                  {(['attack', 'defend'] as const).map((side) => {
                    const there = table[side]?.[one];
                    const isHere = side === part && one === asset;
                    return (
                      <td key={side}>
                        <button
                          type="button"
                          aria-expanded={isOpen && isHere}
                          aria-label={`${TABLE_ASSET_NAMES[one]()}, ${side === 'attack' ? m.ablaze_tables_acts() : m.ablaze_tables_answers()}: ${there ? written(there.halves) : '?'}`}
                          data-open={there === undefined}
                          data-example={
                            there === undefined && exampleOf(action, side, one) !== undefined
                          }
                          onClick={() => {
                            setOpen(!(isOpen && isHere));
                            setCell([side, one]);
                            if (there) setPer(there.per);
                          }}
                        >
                          {there ? written(there.halves) : (exampleOf(action, side, one) ?? '?')}
                        </button>
                      </td>
                    );
                  })}
                </tr>
                {isOpen && one === asset && (
                  <tr class="sea-dice-table__keys">
                    <td colSpan={3}>{keys}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What must be in the Area, check number and backfire of the Actions (8.1.2, 8.6.5a, 8.6.7). */
function ChecksForm() {
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

/** The forms of what is rolled. */
export const DICE_FORMS = {
  actions: ChecksForm,
  dice: DiceForm,
};
