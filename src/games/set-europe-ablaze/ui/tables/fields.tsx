import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isUnknownRecord, type UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';
import {
  type Path,
  readTables,
  type Section,
  type TableMessage,
} from '#games/set-europe-ablaze/engine/tables/index.ts';
import type { KeptTables } from '#games/set-europe-ablaze/session/index.ts';
import * as m from '#messages';
import { useSea } from '../sea.ts';

interface ChoiceProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly at?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** One word of a list; none until it is entered, and none again when it is taken back. */
export function TableChoice({ name, value, options, at, onChange }: ChoiceProps) {
  return (
    <label class="sea-cell" data-open={value === undefined}>
      <span>{name}</span>
      <select
        data-at={at}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">?</option>
        {options.map(([word, said]) => (
          <option key={word} value={word}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WordsProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly most: number;
  readonly at?: string;
  readonly onChange: (value: string | undefined) => void;
}

/** The owner's own words. */
export const Words = ({ name, value, most, at, onChange }: WordsProps) => (
  <label class="sea-cell sea-cell--wide" data-open={value === undefined}>
    <span>{name}</span>
    <input
      type="text"
      data-at={at}
      value={value ?? ''}
      maxLength={most}
      placeholder="?"
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || undefined)}
    />
  </label>
);

interface ChipsProps<Item extends string | number> {
  readonly name: string;
  readonly items: readonly (readonly [value: Item, name: string])[];
  readonly isOn: (item: Item) => boolean;
  readonly onTap: (item: Item) => void;
}

/** Things to tap, each in or out. */
export const Chips = <Item extends string | number>({
  name,
  items,
  isOn,
  onTap,
}: ChipsProps<Item>) => (
  <fieldset class="sea-chips" aria-label={name}>
    {items.map(([item, said]) => (
      <button type="button" key={item} aria-pressed={isOn(item)} onClick={() => onTap(item)}>
        {said}
      </button>
    ))}
  </fieldset>
);

interface LineButtonProps {
  readonly what: string;
  readonly onClick: () => void;
}

/** Takes a line out of a list. */
export const TakeOut = ({ what, onClick }: LineButtonProps) => (
  <button type="button" class="aid-secondary" onClick={onClick}>
    {m.ablaze_form_take_out({ what })}
  </button>
);

/** One more line of a list. */
export const OneMore = ({ what, onClick }: LineButtonProps) => (
  <button type="button" class="aid-secondary" onClick={onClick}>
    {m.ablaze_form_add({ what })}
  </button>
);

interface Props {
  readonly name: string;
  readonly value: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number | undefined) => void;
  /** What the rules' own example has, shown where nothing is entered. */
  readonly example?: number | undefined;
  /** Its place in the tables. */
  readonly at?: string;
}

/** One cell: absent until it is entered, and absent again when it is emptied. */
export function Cell({ name, value, from, to, onChange, example, at }: Props) {
  return (
    <label
      class="sea-cell"
      data-open={value === undefined}
      data-example={value === undefined && example !== undefined}
    >
      <span>{name}</span>
      <input
        type="number"
        data-at={at}
        inputMode="numeric"
        min={from}
        max={to}
        value={value ?? ''}
        placeholder={example === undefined ? '?' : String(example)}
        title={example === undefined ? undefined : m.ablaze_source_example()}
        onChange={({ currentTarget }) => {
          const number = currentTarget.valueAsNumber;
          onChange(Number.isInteger(number) ? Math.min(to, Math.max(from, number)) : undefined);
        }}
      />
    </label>
  );
}

interface CellsProps {
  /** The numbers of one record, in order: each with its name, and from where to where it goes. */
  readonly of: readonly (readonly [entry: string, name: string, from: number, to: number])[];
  readonly entries: UnknownRecord;
  /** Where the record is in the tables. */
  readonly at?: Path;
  readonly onChange: (entry: string, to: number | undefined) => void;
}

/** A cell for each number of a record. */
export const Cells = ({ of, entries, at, onChange }: CellsProps) => (
  <>
    {of.map(([entry, name, from, to]) => (
      <Cell
        key={entry}
        name={name}
        value={asNumber(entries[entry])}
        from={from}
        to={to}
        onChange={(number) => onChange(entry, number)}
        {...(at ? { at: atText(...at, entry) } : {})}
      />
    ))}
  </>
);

type Doc = Readonly<Record<string, unknown>>;

/** The tables as they are being entered: sections in use and sections at fault, as one document. */
export function useDoc() {
  const { kept, keepTables } = useSea();
  const doc: Doc = { ...kept.tables, ...kept.open, format: 'sea-tables', version: 1 };
  const { messages } = readTables(doc, true);
  /**
   * Writes a section; what it was can be brought back. Nothing takes a section out.
   *
   * @param drafts what waits until all of it is entered, where that changes as well
   */
  const write = (
    section: Section | 'title',
    value: unknown,
    drafts: KeptTables['drafts'] = kept.drafts,
  ) => {
    const { [section]: _, ...rest } = doc;
    const next = value === undefined ? rest : { ...rest, [section]: value };
    const { tables, open } = readTables(next, true);
    if (tables) keepTables({ ...kept, tables, open, ...(drafts && { drafts }) });
  };
  const of = (section: Section): readonly TableMessage[] =>
    messages.filter(({ at, level }) => at[0] === section && level !== 'missing');
  return { doc, messages, write, of };
}

/** The place a tapped message names; forms that show a part of their section begin there. */
export const TappedContext = createContext<Path>([]);

/** The first of some parts of a section that the tapped place lies in. */
export function useTapped<Part extends string>(parts: readonly Part[]): Part | undefined {
  const at = useContext(TappedContext);
  return parts.find((part) => at.includes(part));
}

/*
 * The forms read what is entered as it was written, also a section at fault: what has another shape
 * than it should is as if it were not there, and stays in the text below.
 */

/** The entries of an object; none where there is no object. */
export const entriesOf = (value: unknown): UnknownRecord => (isUnknownRecord(value) ? value : {});

/** The objects of a list. */
export const asRecords = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.map(entriesOf) : [];

export const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

export const asWord = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A list with one line changed, or taken out. */
export const withLine = (
  lines: readonly UnknownRecord[],
  place: number,
  line: UnknownRecord | undefined,
): readonly UnknownRecord[] =>
  line === undefined
    ? lines.filter((_, nth) => nth !== place)
    : lines.map((one, nth) => (nth === place ? line : one));

/** An object with one entry set, or taken out where it is absent. */
export function withEntry(object: UnknownRecord, name: string, value: unknown): UnknownRecord {
  const { [name]: _, ...rest } = object;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** A place in the tables as one word, for the field that shows it. */
export const atText = (...at: readonly (string | number)[]): string => at.join('/');
