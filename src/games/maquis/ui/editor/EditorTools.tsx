import { FilePlus, Play, Redo2, Share2, Undo2 } from 'lucide-preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import type { Table } from '#games/maquis/engine/index.ts';
import { faultText } from '#games/maquis/i18n/faults.ts';
import { emptyTable, LARGEST_RECORD_FILE } from '#games/maquis/session/index.ts';
import { saveFormat } from '#games/maquis/session/save-format.ts';
import * as m from '#messages';
import { gameIn } from '#play/saves/save.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useSaveStore } from '#play/ui/frame/use-save-store.ts';
import { Keys } from '#play/ui/keys/Keys.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { DropZone } from '#play/ui/parts/DropZone.tsx';
import { FileButton, RECORD_FILES } from '#play/ui/parts/FileButton.tsx';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { ShareLink } from '#play/ui/share/ShareLink.tsx';
import { isWriting } from '#shared/page/page-events.ts';
import {
  type Editor,
  fragmentOf,
  type ImportedTable,
  tableInText,
  tableNow,
} from './use-editor.ts';

interface Props {
  readonly editor: Editor;
  /** The address of practice. */
  readonly practice: string;
}

/** Always at hand: undo and redo, another table to begin with, the link, and playing on. */
export function EditorTools({ editor, practice }: Props) {
  const [open, setOpen] = useState<'from' | 'share'>();
  const { corrected, undo, redo } = editor;
  const { table, faults } = corrected;
  const isSound = faults.length === 0;
  const close = () => setOpen(undefined);
  const why = useId();
  useKeys(undo, redo);
  return (
    <>
      <Keys main=".editor-tools__play" />
      <div class="aid-toolbar editor-tools" role="toolbar" aria-label={m.maquis_editor_tools()}>
        {faults[0] && (
          <p class="editor-tools__why" id={why}>
            {m.maquis_editor_first({ fault: faultText(faults[0], table.goals) })}{' '}
            <RuleLink rule={faults[0].rule} brief />
          </p>
        )}
        <ToolButton
          icon={Undo2}
          label={m.play_undo()}
          keys={['undo']}
          disabled={!undo}
          onClick={undo}
        />
        <ToolButton
          icon={Redo2}
          label={m.play_redo()}
          keys={['redo']}
          disabled={!redo}
          onClick={redo}
        />
        <ToolButton
          icon={FilePlus}
          label={m.maquis_editor_from()}
          onClick={() => setOpen('from')}
        />
        <ToolButton
          icon={Share2}
          label={m.play_share()}
          disabled={!isSound}
          aria-describedby={isSound ? undefined : why}
          onClick={() => setOpen('share')}
        />
        {isSound ? (
          <a class="aid-tool editor-tools__play" href={`${practice}#${fragmentOf(table)}`}>
            <Play aria-hidden="true" />
            <span>{m.maquis_editor_play()}</span>
          </a>
        ) : (
          <ToolButton
            icon={Play}
            label={m.maquis_editor_play()}
            class="editor-tools__play"
            disabled
            aria-describedby={why}
          />
        )}
        <SearchTool />
      </div>
      {open === 'from' && (
        <Dialog title={m.maquis_editor_from()} onClose={close}>
          <StartFrom
            table={table}
            onTable={(other) => {
              editor.replace(other);
              close();
            }}
          />
        </Dialog>
      )}
      {open === 'share' && isSound && (
        <Dialog title={m.play_share()} onClose={close}>
          <ShareLink
            name={m.maquis_editor_share()}
            hint={m.maquis_editor_share_hint()}
            fragment={fragmentOf(table)}
          />
        </Dialog>
      )}
    </>
  );
}

/** The keys that undo and redo everywhere, except where a text is being written. */
function useKeys(undo: Editor['undo'], redo: Editor['redo']): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isWriting(event.target) || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const wanted =
        key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

interface StartFromProps {
  readonly table: Table;
  readonly onTable: (table: Table) => void;
}

/** Other tables to begin with: a new game's, that of the game in practice, out of a link or a file. */
function StartFrom({ table, onTable }: StartFromProps) {
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
function FromText({ onTable }: Pick<StartFromProps, 'onTable'>) {
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
