import { useState } from 'preact/hooks';
import * as m from '#messages';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { isTold, type Told } from '../../engine/read-state.ts';
import { TABLE_ASSETS, type TableDice } from '../../engine/tables/index.ts';
import { ACTION_NAMES } from '../../words/names.ts';
import { TABLE_ASSET_NAMES } from '../../words/table-assets.ts';
import { useSea } from '../sea.ts';
import { Cell, withEntry } from './Cell.tsx';
import { useDoc } from './use-doc.ts';

const ROLLED = ACTIONS.filter(({ rolled }) => rolled);
const entries = (value: unknown): Told => (isTold(value) ? value : {});

/** Check number and backfire of the eight Actions that are rolled (8.6.5a, 8.6.7). */
export function ChecksForm() {
  const { doc, write } = useDoc();
  const actions = entries(doc.actions);
  const set = (id: ActionId, entry: string, value: number | undefined) =>
    write('actions', { ...actions, [id]: withEntry(entries(actions[id]), entry, value) });
  return (
    <div class="sea-fields">
      <p class="aid-hint">{m.ablaze_tables_checks_hint()}</p>
      {ROLLED.map(({ id, check, backfire }) => {
        const here = entries(actions[id]) as {
          readonly check?: number;
          readonly backfire?: number;
        };
        return (
          <fieldset class="sea-row" key={id}>
            <legend>{ACTION_NAMES[id]()}</legend>
            <Cell
              name={m.ablaze_aid_check_modifier()}
              value={here.check}
              from={-10}
              to={20}
              example={check}
              onChange={(to) => set(id, 'check', to)}
            />
            <Cell
              name={m.ablaze_aid_backfire()}
              value={here.backfire}
              from={0}
              to={30}
              example={backfire}
              onChange={(to) => set(id, 'backfire', to)}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

const KEYS = [-2, 0, 1, 2, 3, 4, 6, 8] as const;
const written = (halves: number): string =>
  halves % 2 === 0
    ? String(halves / 2).replace('-', '−')
    : `${halves > 1 ? Math.floor(halves / 2) : ''}½`;

/** The table of dice, one cell asked at a time with eight keys (8.6.3). */
export function DiceForm() {
  const { kept } = useSea();
  const { doc, write } = useDoc();
  const [action, setAction] = useState<ActionId>('sabotage');
  const [cell, setCell] = useState<readonly ['attack' | 'defend', string]>(['attack', 'strength']);
  const [per, setPer] = useState<'each' | 'all'>('each');
  const dice = entries(doc.dice);
  const table = kept.tables.dice?.[action] ?? {};
  const [part, asset] = cell;
  const set = (entry: TableDice | undefined) => {
    const here = entries(dice[action]);
    write('dice', {
      ...dice,
      [action]: { ...here, [part]: withEntry(entries(here[part]), asset, entry) },
    });
  };
  return (
    <div class="sea-fields">
      <label class="aid-field">
        {m.ablaze_aid_action()}
        <select
          value={action}
          onChange={({ currentTarget }) => setAction(currentTarget.value as ActionId)}
        >
          {ROLLED.map(({ id }) => (
            <option key={id} value={id}>
              {ACTION_NAMES[id]()}
            </option>
          ))}
        </select>
      </label>
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
            <tr key={one}>
              <th scope="row">{TABLE_ASSET_NAMES[one]()}</th>
              {(['attack', 'defend'] as const).map((side) => {
                const entry = table[side]?.[one];
                const isHere = side === part && one === asset;
                return (
                  <td key={side}>
                    <button
                      type="button"
                      aria-pressed={isHere}
                      aria-label={`${TABLE_ASSET_NAMES[one]()}, ${side === 'attack' ? m.ablaze_tables_acts() : m.ablaze_tables_answers()}: ${entry ? written(entry.halves) : '?'}`}
                      data-open={entry === undefined}
                      onClick={() => {
                        setCell([side, one]);
                        if (entry) setPer(entry.per);
                      }}
                    >
                      {entry ? written(entry.halves) : '?'}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
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
      </fieldset>
    </div>
  );
}

const AWARDS = [
  ['damage', m.ablaze_schedule_damage],
  ['direct', m.ablaze_schedule_direct],
  ['temporary', m.ablaze_schedule_temporary],
] as const;

/** Victory points: for damage, for either Interdiction, for an immune Area at zero (10). */
export function ScheduleForm() {
  const { kept } = useSea();
  const { doc, write } = useDoc();
  const schedule = entries(doc.schedule);
  const rewards = entries(schedule.immuneZero) as Readonly<Record<string, number>>;
  const immune = (kept.tables.areas ?? []).filter((area) => area.immune);
  return (
    <div class="sea-fields">
      {AWARDS.map(([entry, name]) => (
        <Cell
          key={entry}
          name={name()}
          value={schedule[entry] as number | undefined}
          from={0}
          to={99}
          onChange={(to) => write('schedule', withEntry(schedule, entry, to))}
        />
      ))}
      {immune.map(({ id, name }) => (
        <Cell
          key={id}
          name={m.ablaze_schedule_immune({ area: name ?? id })}
          value={rewards[id]}
          from={0}
          to={99}
          onChange={(to) =>
            write('schedule', { ...schedule, immuneZero: withEntry(rewards, id, to) })
          }
        />
      ))}
    </div>
  );
}
