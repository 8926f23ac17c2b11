import { FilePlus, Play, Redo2, Share2, Undo2 } from 'lucide-preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { faultText } from '#games/maquis/i18n/faults.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { Keys } from '#play/ui/keys/Keys.tsx';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';
import { ShareLink } from '#play/ui/share/ShareLink.tsx';
import { isWriting } from '#shared/page/page-events.ts';
import { fragmentOf } from './import-table.ts';
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
  const why = useId();
  useKeys(undo, redo);
  return (
    <>
      <Keys main=".editor-tools__play" />
      <div class="aid-toolbar editor-tools" role="toolbar" aria-label={m.maquis_editor_tools()}>
        {faults[0] && (
          <p class="editor-tools__why" id={why}>
            {m.maquis_editor_first({ fault: faultText(faults[0]) })}{' '}
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
