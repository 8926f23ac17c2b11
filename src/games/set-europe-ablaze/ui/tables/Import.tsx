import { useState } from 'preact/hooks';
import {
  type ReadTables,
  SECTIONS,
  type Section,
  sorted,
} from '#games/set-europe-ablaze/engine/tables/index.ts';
import { SECTION_NAMES, tableSentence } from '#games/set-europe-ablaze/i18n/tables.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { useSea } from '../sea.ts';
import { useDoc } from './fields.tsx';

interface ImportProps {
  readonly read: ReadTables;
  readonly onDone: () => void;
}

/** What a file would change, section by section; a section is replaced only when it is asked for. */
export function Import({ read, onDone }: ImportProps) {
  const { kept, keepTables } = useSea();
  const now: Readonly<Record<string, unknown>> = { ...kept.tables, ...kept.open };
  const there: Readonly<Record<string, unknown>> = { ...read.tables, ...read.open };
  const changed = SECTIONS.filter(
    (section) =>
      there[section] !== undefined &&
      JSON.stringify(there[section]) !== JSON.stringify(now[section]),
  );
  const [chosen, setChosen] = useState<readonly Section[]>(changed);
  const said = read.messages.filter(({ level }) => level !== 'missing');
  const take = () => {
    const pick = (from: object) =>
      Object.fromEntries(
        Object.entries(from).filter(([name]) => !isSection(name) || chosen.includes(name)),
      );
    const rest = (from: object) =>
      Object.fromEntries(
        Object.entries(from).filter(([name]) => !isSection(name) || !chosen.includes(name)),
      );
    keepTables({
      ...kept,
      tables: { ...rest(kept.tables), ...pick(read.tables ?? {}) },
      open: { ...rest(kept.open), ...pick(read.open) },
      before: { tables: kept.tables, open: kept.open },
    });
    onDone();
  };
  return (
    <section class="sea-card" aria-label={m.ablaze_tables_import()}>
      <h3>{m.ablaze_tables_import()}</h3>
      {said.map((message) => (
        <p
          class={message.level === 'warn' ? 'aid-note' : 'aid-trouble'}
          key={JSON.stringify(message)}
          role={message.level === 'refuse' ? 'alert' : undefined}
        >
          {tableSentence(message)}
        </p>
      ))}
      {read.tables && changed.length === 0 && <p>{m.ablaze_tables_same()}</p>}
      {changed.map((section) => (
        <CheckBox
          key={section}
          name={
            now[section] === undefined
              ? m.ablaze_tables_new({ section: SECTION_NAMES[section]() })
              : m.ablaze_tables_replaces({ section: SECTION_NAMES[section]() })
          }
          isOn={chosen.includes(section)}
          onChange={() =>
            setChosen(
              chosen.includes(section)
                ? chosen.filter((one) => one !== section)
                : [...chosen, section],
            )
          }
        />
      ))}
      <div class="aid-buttons">
        {changed.length > 0 && (
          <button type="button" class="aid-primary" disabled={chosen.length === 0} onClick={take}>
            {m.ablaze_tables_take({ count: chosen.length })}
          </button>
        )}
        <button type="button" class="aid-secondary" onClick={onDone}>
          {m.ablaze_aid_leave_it()}
        </button>
      </div>
    </section>
  );
}

const isSection = (name: string): name is Section => SECTIONS.some((section) => section === name);

interface Props {
  readonly section: Section;
  readonly isOpen: boolean;
}

/** A section as its file has it: the way in for whatever has no form, and for what is at fault. */
export function TextForm({ section, isOpen }: Props) {
  const { doc, write } = useDoc();
  const there = doc[section] === undefined ? '' : JSON.stringify(sorted(doc[section]), null, 2);
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const text = (draft ?? there).trim();
    const value = text === '' ? undefined : parseUntrustedJson(text);
    setWrong(text !== '' && value === undefined);
    if (text !== '' && value === undefined) return;
    write(section, value);
    setDraft(undefined);
  };
  return (
    <details open={isOpen}>
      <summary>{m.ablaze_tables_as_text()}</summary>
      <label class="aid-field">
        <span class="visually-hidden">{m.ablaze_tables_as_text()}</span>
        <textarea
          rows={12}
          spellcheck={false}
          value={draft ?? there}
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      </label>
      {isWrong && (
        <p class="aid-trouble" role="alert">
          {m.ablaze_tables_no_json()}
        </p>
      )}
      <button type="button" class="aid-secondary" disabled={draft === undefined} onClick={take}>
        {m.ablaze_tables_write()}
      </button>
    </details>
  );
}
