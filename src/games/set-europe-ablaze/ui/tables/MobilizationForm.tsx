import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { Cell } from './Cell.tsx';
import { OneMore, TakeOut } from './Choice.tsx';
import { asNumber, asRecords, entriesOf, withEntry, withLine } from './told-parts.ts';
import { useDoc } from './use-doc.ts';

const DICE = [-1, 0, 1, 2, 3, 4, 5, 6] as const;

/** The German table: a column a price, a row for each die as it counts, −1 to 6 (7.4.3). */
export function MobilizationForm() {
  const { doc, write } = useDoc();
  const columns = asRecords(entriesOf(doc.mobilization).columns);
  const set = (to: readonly UnknownRecord[]) =>
    write('mobilization', to.length > 0 ? { columns: to } : undefined);
  const rowsWith = (rows: readonly UnknownRecord[], die: number, entry: string, value?: number) => {
    const row = withEntry(rows.find((one) => one.die === die) ?? { die }, entry, value);
    const rest = rows.filter((one) => one.die !== die);
    const isEmpty = row.security === undefined && row.labor === undefined;
    return [...rest, ...(isEmpty ? [] : [row])].sort(
      (one, other) => Number(one.die) - Number(other.die),
    );
  };
  return (
    <div class="sea-fields">
      {columns.map((column, place) => {
        const rows = asRecords(column.results);
        return (
          <fieldset class="sea-line-form" key={place}>
            <legend>{m.ablaze_form_column({ column: place + 1 })}</legend>
            <Cell
              name={m.ablaze_aid_price()}
              value={asNumber(column.price)}
              from={0}
              to={99}
              onChange={(to) => set(withLine(columns, place, withEntry(column, 'price', to)))}
            />
            {DICE.map((die) => (
              <div class="sea-cells" key={die}>
                {(['security', 'labor'] as const).map((entry) => (
                  <Cell
                    key={entry}
                    name={m.ablaze_form_die_gives({
                      die: signed(die).replace('+', ''),
                      what: entry === 'labor' ? m.ablaze_piece_labor() : m.ablaze_piece_security(),
                    })}
                    value={asNumber(rows.find((row) => row.die === die)?.[entry])}
                    from={0}
                    to={9}
                    onChange={(to) =>
                      set(
                        withLine(columns, place, {
                          ...column,
                          results: rowsWith(rows, die, entry, to),
                        }),
                      )
                    }
                  />
                ))}
              </div>
            ))}
            <TakeOut
              what={m.ablaze_form_column({ column: place + 1 })}
              onClick={() => set(withLine(columns, place, undefined))}
            />
          </fieldset>
        );
      })}
      <OneMore what={m.ablaze_form_a_column()} onClick={() => set([...columns, { results: [] }])} />
    </div>
  );
}
