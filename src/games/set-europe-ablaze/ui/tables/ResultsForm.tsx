import { useState } from 'preact/hooks';
import { ACTIONS, type ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import { EFFECTS } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { EFFECT_NAMES } from '#games/set-europe-ablaze/i18n/effects.ts';
import { ACTION_NAMES, SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import {
  asNumber,
  asRecords,
  asWord,
  atText,
  Cell,
  entriesOf,
  OneMore,
  TableChoice,
  TakeOut,
  useDoc,
  useTapped,
  Words,
  withEntry,
  withLine,
} from './fields.tsx';

const ROLLED = ACTIONS.filter(({ rolled }) => rolled);

/** What success brings: rows of differences, each with its effects and its Ifs (8.6.8). */
export function ResultsForm() {
  const { doc, write } = useDoc();
  const [action, setAction] = useState<ActionId>(
    useTapped(ROLLED.map(({ id }) => id)) ?? 'sabotage',
  );
  const results = entriesOf(doc.results);
  const rows = asRecords(entriesOf(results[action]).rows);
  const set = (to: readonly UnknownRecord[]) =>
    write('results', withEntry(results, action, to.length > 0 ? { rows: to } : undefined));
  const last = rows[rows.length - 1];
  const next = (asNumber(last?.to) ?? asNumber(last?.from) ?? 0) + 1;
  return (
    <div class="sea-fields">
      <TableChoice
        name={m.ablaze_aid_action()}
        value={action}
        options={ROLLED.map(({ id }) => [id, ACTION_NAMES[id]()])}
        onChange={(to) => to && setAction(to as ActionId)}
      />
      {rows.map((row, place) => (
        <Row
          key={`${action} ${place}`}
          row={row}
          name={m.ablaze_tables_row({ row: place + 1 })}
          at={['results', action, 'rows', place]}
          isLast={place === rows.length - 1}
          onChange={(to) => set(withLine(rows, place, to))}
        />
      ))}
      {last?.to !== null && (
        <OneMore
          what={m.ablaze_form_row()}
          onClick={() => set([...rows, { from: Math.min(60, next), to: Math.min(60, next) }])}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly row: UnknownRecord;
  readonly name: string;
  readonly at: readonly (string | number)[];
  readonly isLast: boolean;
  readonly onChange: (row: UnknownRecord | undefined) => void;
}

function Row({ row, name, at, isLast, onChange }: RowProps) {
  const isOpen = row.to === null;
  const also = asRecords(row.also);
  return (
    <fieldset class="sea-line-form">
      <legend>{name}</legend>
      <div class="sea-cells">
        <Cell
          name={m.ablaze_form_from()}
          value={asNumber(row.from)}
          from={1}
          to={60}
          at={atText(...at, 'from')}
          onChange={(to) => to !== undefined && onChange({ ...row, from: to })}
        />
        {!isOpen && (
          <Cell
            name={m.ablaze_form_to()}
            value={asNumber(row.to)}
            from={1}
            to={60}
            at={atText(...at, 'to')}
            onChange={(to) => to !== undefined && onChange({ ...row, to })}
          />
        )}
      </div>
      {(isLast || isOpen) && (
        <CheckBox
          name={m.ablaze_form_and_above()}
          isOn={isOpen}
          onChange={() => onChange({ ...row, to: isOpen ? asNumber(row.from) : null })}
        />
      )}
      <EffectLines
        effects={asRecords(row.effects)}
        onChange={(to) => onChange(withEntry(row, 'effects', to.length > 0 ? to : undefined))}
      />
      {also.map((one, place) => (
        <fieldset class="sea-line-form sea-if" key={atText(...at, 'also', place)}>
          <Cell
            name={m.ablaze_form_if()}
            value={asNumber(one.at)}
            from={1}
            to={60}
            at={atText(...at, 'also', place, 'at')}
            onChange={(to) =>
              to !== undefined &&
              onChange({ ...row, also: withLine(also, place, { ...one, at: to }) })
            }
          />
          <EffectLines
            effects={asRecords(one.effects)}
            onChange={(to) =>
              onChange({ ...row, also: withLine(also, place, { ...one, effects: to }) })
            }
          />
          <TakeOut
            what={m.ablaze_form_the_if()}
            onClick={() => {
              const left = withLine(also, place, undefined);
              onChange(withEntry(row, 'also', left.length > 0 ? left : undefined));
            }}
          />
        </fieldset>
      ))}
      <div class="sea-row">
        <OneMore
          what={m.ablaze_form_the_if()}
          onClick={() =>
            onChange({ ...row, also: [...also, { at: asNumber(row.from) ?? 1, effects: [] }] })
          }
        />
        <TakeOut what={name} onClick={() => onChange(undefined)} />
      </div>
    </fieldset>
  );
}

const SIDED = ['vp', 'advantage'];

interface Props {
  readonly effects: readonly UnknownRecord[];
  readonly onChange: (effects: readonly UnknownRecord[]) => void;
}

/** What a row or an If does, line by line. */
function EffectLines({ effects, onChange }: Props) {
  return (
    <div class="sea-fields">
      {effects.map((effect, place) => {
        const kind = asWord(effect.do);
        const set = (name: string, value: unknown) =>
          onChange(withLine(effects, place, withEntry(effect, name, value)));
        return (
          <div class="sea-cells" key={place}>
            <TableChoice
              name={m.ablaze_form_effect()}
              value={kind}
              options={EFFECTS.map((one) => [one, EFFECT_NAMES[one]()])}
              onChange={(to) => to && set('do', to)}
            />
            {kind === 'note' ? (
              <Words
                name={m.ablaze_form_note()}
                value={asWord(effect.text)}
                most={200}
                onChange={(to) => set('text', to)}
              />
            ) : (
              <Cell
                name={m.ablaze_aid_how_many()}
                value={asNumber(effect.n)}
                from={-99}
                to={99}
                onChange={(to) => set('n', to)}
              />
            )}
            {SIDED.includes(kind ?? '') && (
              <TableChoice
                name={m.ablaze_form_for()}
                value={asWord(effect.side)}
                options={(['maquis', 'german'] as const).map((side) => [side, SIDE_NAMES[side]()])}
                onChange={(to) => set('side', to)}
              />
            )}
            <TakeOut
              what={m.ablaze_form_effect()}
              onClick={() => onChange(withLine(effects, place, undefined))}
            />
          </div>
        );
      })}
      <OneMore what={m.ablaze_form_effect()} onClick={() => onChange([...effects, { do: 'vp' }])} />
    </div>
  );
}
