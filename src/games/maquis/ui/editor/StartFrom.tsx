import { useState } from 'preact/hooks';
import type { Table } from '#games/maquis/engine/index.ts';
import { emptyTable, LARGEST_RECORD_FILE } from '#games/maquis/session/index.ts';
import { saveFormat } from '#games/maquis/session/save-format.ts';
import * as m from '#messages';
import { gameIn } from '#play/saves/save.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useSaveStore } from '#play/ui/frame/use-save-store.ts';
import { DropZone } from '#play/ui/parts/DropZone.tsx';
import { FileButton, RECORD_FILES } from '#play/ui/parts/FileButton.tsx';

import { type ImportedTable, tableInText, tableNow } from './import-table.ts';

interface Props {
  readonly table: Table;
  readonly onTable: (table: Table) => void;
}

/** Other tables to begin with: a new game's, that of the game in practice, out of a link or a file. */
export function StartFrom({ table, onTable }: Props) {
  const shelf = useSaveStore(saveFormat, 'practice', (save) => gameIn(save) !== undefined);
  const latest = shelf.status === 'open' && shelf.latest && gameIn(shelf.latest);
  return (
    <>
      <p class="aid-hint">{m.maquis_editor_from_hint()}</p>
      <button
        type="button"
        class="aid-secondary"
        onClick={() => onTable(emptyTable(table.difficulty, table.goals, table.ruleset))}
      >
        {m.maquis_editor_from_start()}
      </button>
      {latest && (
        <button type="button" class="aid-secondary" onClick={() => onTable(tableNow(latest))}>
          {m.maquis_editor_from_practice()}
        </button>
      )}
      <FromText onTable={onTable} />
    </>
  );
}

/** A longer text is taken over as it is pasted: laying it out would stop the page. In characters. */
const MOST_SHOWN = 100_000;

/** Takes a link or a record: pasted, out of a file, or dropped. */
function FromText({ onTable }: Pick<Props, 'onTable'>) {
  const [text, setText] = useState('');
  const [brought, setBrought] = useState<ImportedTable>();
  const take = (given: string) => {
    const told = tableInText(given);
    if ('table' in told) onTable(told.table);
    else setBrought(told);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_RECORD_FILE) setBrought({ trouble: m.play_file_too_large() });
    else take(await file.text());
  };
  return (
    <DropZone
      onDropped={(dropped) => {
        const [file] = dropped.files;
        if (file) void takeFile(file);
        else take(dropped.getData('text'));
      }}
    >
      <label class="aid-field">
        {m.maquis_editor_from_text()}
        <textarea
          class="editor-text"
          rows={3}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text') ?? '';
            if (pasted.length < MOST_SHOWN) return;
            event.preventDefault();
            take(pasted);
          }}
        />
      </label>
      <button
        type="button"
        class="aid-secondary"
        disabled={text.trim() === ''}
        onClick={() => take(text)}
      >
        {m.maquis_editor_from_text_take()}
      </button>
      <FileButton
        label={m.maquis_editor_from_file()}
        accept={RECORD_FILES}
        onFiles={([file]) => void takeFile(file)}
      />
      {brought && 'trouble' in brought && <ImportFault {...brought} />}
    </DropZone>
  );
}

/** Why nothing was brought, with its rule. */
export const ImportFault = ({ trouble, rule }: Extract<ImportedTable, { trouble: string }>) => (
  <p class="aid-trouble" role="alert">
    {trouble} {rule && <RuleLink rule={rule} />}
  </p>
);
