import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Path,
  readTablesText,
  SECTIONS,
  type Section,
  sorted,
  type TableMessage,
  tablesText,
} from '#games/set-europe-ablaze/engine/tables/index.ts';
import { SECTION_NAMES, tableSentence } from '#games/set-europe-ablaze/i18n/tables.ts';
import { downloadText } from '#play/ui/hooks/download.ts';
import { FileButton } from '#play/ui/parts/FileButton.tsx';
import { useSea } from '../sea.ts';
import { atText, TappedContext, useDoc } from './fields.tsx';
import { FORMS } from './forms.ts';
import '../style/tables.css';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';

type ReadTables = ReturnType<typeof readTablesText>;

/** The owner's tables: what he enters of his own sheets stays on this device. */
export function TablesView() {
  const { kept, keepTables } = useSea();
  const { doc, of } = useDoc();
  const [section, setSection] = useState<Section>('areas');
  const [read, setRead] = useState<ReadTables>();
  const Form = FORMS[section];
  const { before } = kept;
  const [{ tapped, times }, setTapped] = useState<{
    readonly tapped: Path;
    readonly times: number;
  }>({ tapped: [], times: 0 });
  const card = useRef<HTMLElement>(null);
  /** Opens the form at the place a message names, and goes to the field that shows it. */
  const goTo = ({ at }: TableMessage) => {
    if (isSection(at[0])) setSection(at[0]);
    setTapped({ tapped: at, times: times + 1 });
  };
  useEffect(() => {
    if (times > 0) fieldAt(card.current, tapped)?.focus();
  }, [times]);
  return (
    <div class="play-board sea-board sea-board--wide sea-tables">
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
          <button
            type="button"
            class="aid-secondary"
            onClick={() => keepTables({ ...kept, ...before })}
          >
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
              onClick={({ currentTarget }) => {
                setSection(one);
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
            >
              <b>{SECTION_NAMES[one]()}</b>
              <small>{stateOf(doc[one], kept.open[one] !== undefined)}</small>
            </button>
          </li>
        ))}
      </ul>
      <section class="sea-card" aria-label={SECTION_NAMES[section]()} ref={card}>
        <h3>{SECTION_NAMES[section]()}</h3>
        {of(section).map((message) => (
          <p
            class={message.level === 'drop' ? 'aid-trouble' : 'aid-note'}
            key={JSON.stringify(message)}
          >
            {tableSentence(message)}{' '}
            <button type="button" class="aid-secondary" onClick={() => goTo(message)}>
              {m.ablaze_form_go_there()}
            </button>
          </p>
        ))}
        <TappedContext.Provider value={tapped}>
          <Form key={`${section} ${times}`} />
        </TappedContext.Provider>
        <TextForm key={section} section={section} isOpen={kept.open[section] !== undefined} />
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

const isSection = (name: unknown): name is Section => SECTIONS.some((section) => section === name);

/** The field of a place; where it has none of its own, that of the nearest place around it. */
function fieldAt(card: HTMLElement | null, at: Path): HTMLElement | undefined {
  for (let depth = at.length; depth > 0; depth--) {
    const place = atText(...at.slice(0, depth));
    const field = [...(card?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].find((one) =>
      one.dataset.at?.startsWith(place),
    );
    if (field) return field;
  }
  return undefined;
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

interface TextFormProps {
  readonly section: Section;
  readonly isOpen: boolean;
}

/** A section as its file has it: the way in for whatever has no form, and for what is at fault. */
function TextForm({ section, isOpen }: TextFormProps) {
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
