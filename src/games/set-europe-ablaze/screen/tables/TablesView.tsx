import { useState } from 'preact/hooks';
import * as m from '#messages';
import { downloadText } from '#play/screen/hooks/download.ts';
import { FileButton } from '#play/screen/parts/FileButton.tsx';
import {
  type ReadTables,
  readTablesText,
  SECTIONS,
  type Section,
  tablesText,
} from '../../engine/tables/index.ts';
import { SECTION_NAMES, tableSentence } from '../../words/tables.ts';
import { useSea } from '../sea.ts';
import { AreasForm } from './AreasForm.tsx';
import { ChecksForm, DiceForm, ScheduleForm } from './NumberForms.tsx';
import { TextForm } from './TextForm.tsx';
import { TurnsForm } from './TurnsForm.tsx';
import { useDoc } from './use-doc.ts';

const FORMS: Readonly<Partial<Record<Section, () => preact.JSX.Element>>> = {
  areas: AreasForm,
  turns: TurnsForm,
  actions: ChecksForm,
  dice: DiceForm,
  schedule: ScheduleForm,
};

/** The owner's tables: what he enters of his own sheets stays on this device. */
export function TablesView() {
  const { kept, keepTables } = useSea();
  const { doc, of } = useDoc();
  const [section, setSection] = useState<Section>('areas');
  const [read, setRead] = useState<ReadTables>();
  const Form = FORMS[section];
  const { before } = kept;
  return (
    <div class="sea-board sea-board--wide sea-tables">
      <h2 id="aid-prompt" tabIndex={-1}>
        {m.ablaze_tool_tables()}
      </h2>
      <p class="aid-hint">{m.ablaze_tables_private()}</p>
      <div class="sea-row">
        <FileButton
          label={m.ablaze_tables_open()}
          accept="application/json,.json"
          onFiles={async ([file]) => file && setRead(readTablesText(await file.text()))}
        />
        <button
          type="button"
          class="aid-secondary"
          onClick={() => downloadText('my-tables.json', tablesText(kept.tables, kept.open))}
        >
          {m.ablaze_tables_export()}
        </button>
        {before && (
          <button type="button" class="aid-secondary" onClick={() => keepTables(before)}>
            {m.ablaze_tables_back()}
          </button>
        )}
      </div>
      {read && <Import key={read.messages.length} read={read} onDone={() => setRead(undefined)} />}
      <ul class="sea-sections" aria-label={m.ablaze_tables_sections()}>
        {SECTIONS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === section}
              data-state={
                kept.open[one] !== undefined ? 'open' : doc[one] === undefined ? 'none' : 'full'
              }
              onClick={() => setSection(one)}
            >
              <b>{SECTION_NAMES[one]()}</b>
              <small>{stateOf(doc[one], kept.open[one] !== undefined)}</small>
            </button>
          </li>
        ))}
      </ul>
      <section class="sea-card" aria-label={SECTION_NAMES[section]()}>
        <h3>{SECTION_NAMES[section]()}</h3>
        {of(section).map((message) => (
          <p
            class={message.level === 'drop' ? 'aid-trouble' : 'aid-note'}
            key={JSON.stringify(message)}
          >
            {tableSentence(message)}
          </p>
        ))}
        {kept.open[section] === undefined && Form ? <Form /> : null}
        <TextForm
          key={section}
          section={section}
          isOpen={!Form || kept.open[section] !== undefined}
        />
      </section>
    </div>
  );
}

function stateOf(value: unknown, isOpen: boolean): string {
  if (isOpen) return m.ablaze_tables_at_fault();
  if (value === undefined) return m.ablaze_tables_not_entered();
  const count = Array.isArray(value) ? value.length : Object.keys(value as object).length;
  return m.ablaze_tables_entered({ count });
}

interface ImportProps {
  readonly read: ReadTables;
  readonly onDone: () => void;
}

/** What a file would change, section by section; a section is replaced only when it is asked for. */
function Import({ read, onDone }: ImportProps) {
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
        <label class="aid-check" key={section}>
          <input
            type="checkbox"
            checked={chosen.includes(section)}
            onChange={() =>
              setChosen(
                chosen.includes(section)
                  ? chosen.filter((one) => one !== section)
                  : [...chosen, section],
              )
            }
          />
          {now[section] === undefined
            ? m.ablaze_tables_new({ section: SECTION_NAMES[section]() })
            : m.ablaze_tables_replaces({ section: SECTION_NAMES[section]() })}
        </label>
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
