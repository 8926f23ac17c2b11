import { useState } from 'preact/hooks';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import type { RecruitmentDraft } from '#games/set-europe-ablaze/session/index.ts';
import * as m from '#messages';
import { signed } from '#shared/signed.ts';
import { useSea } from '../sea.ts';
import {
  asNumber,
  asRecords,
  Cell,
  Chips,
  entriesOf,
  OneMore,
  TakeOut,
  useDoc,
  withEntry,
  withLine,
} from './fields.tsx';

const TURNS = Array.from({ length: limit('turns') }, (_, nth) => nth + 1);
const FACES = [1, 2, 3, 4, 5, 6] as const;

const NEW: RecruitmentDraft = { turns: [], results: FACES.map(() => null) };
const isWhole = ({ turns, results }: RecruitmentDraft): boolean =>
  turns.length > 0 && results.every((result) => result !== null);

const draftOf = ({ turns, results }: UnknownRecord): RecruitmentDraft => ({
  turns: Array.isArray(turns) ? turns.filter((turn) => typeof turn === 'number') : [],
  results: FACES.map((_, nth) =>
    Array.isArray(results) ? (asNumber(results[nth]) ?? null) : null,
  ),
});

/** The tables on which the Maquis recruit: a column by turns, a result for each face (6.1.5b, 6.3.5b). */
function RecruitmentForm() {
  return (
    <div class="sea-fields">
      <Table kind="strength" title={m.ablaze_aid_buy_strength()} />
      <Table kind="networks" title={m.ablaze_aid_buy_networks()} />
    </div>
  );
}

/** A column is used from the moment all of it is entered; until then it waits here. */
function Table({
  kind,
  title,
}: {
  readonly kind: 'strength' | 'networks';
  readonly title: string;
}) {
  const { kept } = useSea();
  const { doc, write } = useDoc();
  const recruitment = entriesOf(doc.recruitment);
  const [drafts, setDrafts] = useState<readonly RecruitmentDraft[]>(() =>
    [entriesOf(recruitment[kind]).columns, kept.drafts?.[kind]].flatMap(asRecords).map(draftOf),
  );
  const set = (to: readonly RecruitmentDraft[]) => {
    setDrafts(to);
    const whole = to.filter(isWhole);
    const next = withEntry(recruitment, kind, whole.length > 0 ? { columns: whole } : undefined);
    const isEmpty = Object.keys(next).length === 0;
    write('recruitment', isEmpty ? undefined : next, {
      ...kept.drafts,
      [kind]: to.filter((draft) => !isWhole(draft)),
    });
  };
  const change = (place: number, by: Partial<RecruitmentDraft>) =>
    set(drafts.map((draft, nth) => (nth === place ? { ...draft, ...by } : draft)));
  return (
    <section class="sea-fields">
      <h4>{title}</h4>
      {drafts.map((draft, place) => (
        <fieldset class="sea-line-form" key={place}>
          <legend>{m.ablaze_form_column({ column: place + 1 })}</legend>
          <p class="sea-group">{m.ablaze_form_for_turns()}</p>
          <Chips
            name={m.ablaze_form_for_turns()}
            items={TURNS.map((turn) => [turn, String(turn)])}
            isOn={(turn) => draft.turns.includes(turn)}
            onTap={(turn) =>
              change(place, {
                turns: draft.turns.includes(turn)
                  ? draft.turns.filter((one) => one !== turn)
                  : [...draft.turns, turn].sort((one, other) => one - other),
              })
            }
          />
          <div class="sea-cells sea-cells--die">
            {FACES.map((face, nth) => (
              <Cell
                key={face}
                name={m.ablaze_form_die({ die: face })}
                value={draft.results[nth] ?? undefined}
                from={0}
                to={9}
                onChange={(to) =>
                  change(place, {
                    results: draft.results.map((one, other) =>
                      other === nth ? (to ?? null) : one,
                    ),
                  })
                }
              />
            ))}
          </div>
          {!isWhole(draft) && <p class="aid-hint">{m.ablaze_form_column_open()}</p>}
          <TakeOut
            what={m.ablaze_form_column({ column: place + 1 })}
            onClick={() => set(drafts.filter((_, nth) => nth !== place))}
          />
        </fieldset>
      ))}
      <OneMore what={m.ablaze_form_a_column()} onClick={() => set([...drafts, NEW])} />
    </section>
  );
}

const DICE = [-1, 0, 1, 2, 3, 4, 5, 6] as const;

/** The German table: a column a price, a row for each die as it counts, −1 to 6 (7.4.3). */
function MobilizationForm() {
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

/** The forms of what is bought and called up. */
export const RECRUITMENT_FORMS = {
  recruitment: RecruitmentForm,
  mobilization: MobilizationForm,
};
