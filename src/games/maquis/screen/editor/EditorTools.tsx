import { FilePlus, Play, Redo2, Share2, Undo2 } from 'lucide-preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import { Dialog } from '#play/screen/parts/Dialog.tsx';
import { Tool } from '#play/screen/parts/Tool.tsx';
import { ShareLink } from '#play/screen/share/ShareLink.tsx';
import { fragmentOf } from './brought.ts';
import { StartFrom } from './StartFrom.tsx';
import type { Editor } from './use-editor.ts';

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
  useKeys(undo, redo);
  return (
    <>
      <div class="aid-toolbar editor-tools" role="toolbar" aria-label={m.maquis_editor_tools()}>
        <Tool icon={Undo2} label={m.play_undo()} disabled={!undo} onClick={undo} />
        <Tool icon={Redo2} label={m.play_redo()} disabled={!redo} onClick={redo} />
        <Tool icon={FilePlus} label={m.maquis_editor_from()} onClick={() => setOpen('from')} />
        <Tool
          icon={Share2}
          label={m.play_share()}
          disabled={!isSound}
          onClick={() => setOpen('share')}
        />
        {isSound ? (
          <a class="aid-tool editor-tools__play" href={`${practice}#${fragmentOf(table)}`}>
            <Play aria-hidden="true" />
            <span>{m.maquis_editor_play()}</span>
          </a>
        ) : (
          <Tool icon={Play} label={m.maquis_editor_play()} class="editor-tools__play" disabled />
        )}
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
      const isTyping =
        event.target instanceof Element && event.target.closest('textarea, input[type=text]');
      if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
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
