import { useState } from 'preact/hooks';
import { type Section, sorted } from '#games/set-europe-ablaze/engine/tables/index.ts';
import * as m from '#messages';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { useDoc } from './use-doc.ts';

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
