import { Check, Download, PencilLine, Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { GameFiles } from '#play/game-mode.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { isolated } from '#shared/isolated.ts';
import { isComposing } from '#shared/page/page-events.ts';
import { useSession } from '../frame/session.ts';
import { downloadText } from '../hooks/download.ts';
import { describe, nameOf, progressText } from './game-text.ts';

interface Props {
  readonly files: GameFiles<SaveTypes> | undefined;
  readonly save: Save<SaveTypes>;
  readonly onOpen: () => void;
  /** Resolves when the name is written. */
  readonly onRename: (name: string) => Promise<void>;
  readonly onDelete: () => void;
}

/** One game kept: opened by a tap, named, taken along as a file, or deleted. */
export function KeptGame({ files, save, onOpen, onRename, onDelete }: Props) {
  const { mode } = useSession();
  const [isNaming, setNaming] = useState(false);
  const game = nameOf(mode, save);
  if (isNaming) {
    const rename = async (name: string) => {
      await onRename(name);
      setNaming(false);
    };
    return <Naming save={save} onDone={rename} onLeave={() => setNaming(false)} />;
  }
  return (
    <li class="aid-kept">
      <button type="button" class="aid-choice" onClick={onOpen}>
        {save.name && <b>{isolated(save.name)}</b>}
        {describe(mode, save)}
        <small>{progressText(mode, save)}</small>
      </button>
      <div class="aid-kept__tools">
        <button
          type="button"
          class="aid-icon-button"
          aria-label={m.play_game_rename({ game })}
          onClick={() => setNaming(true)}
        >
          <PencilLine aria-hidden="true" />
        </button>
        {files?.has(save) && (
          <button
            type="button"
            class="aid-icon-button"
            aria-label={m.play_game_save({ game })}
            onClick={() => downloadText(`${files.name}.json`, files.text([save]))}
          >
            <Download aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          class="aid-icon-button"
          aria-label={m.play_game_delete({ game })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

/** As long as a save can hold. */
const LONGEST_NAME = 200;

interface NamingProps {
  readonly save: Save<SaveTypes>;
  readonly onDone: (name: string) => void;
  readonly onLeave: () => void;
}

/** Asks for a name; an empty one is none, Escape leaves it as it was. */
function Naming({ save, onDone, onLeave }: NamingProps) {
  const { mode } = useSession();
  const [name, setName] = useState(save.name ?? '');
  return (
    <li>
      <form
        class="aid-naming"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(name.trim());
        }}
      >
        <label class="aid-field">
          {m.play_game_name({ game: describe(mode, save) })}
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            ref={focusOn}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || isComposing(event)) return;
              // Only the naming is left, not the sheet around it.
              event.preventDefault();
              event.stopPropagation();
              onLeave();
            }}
          />
        </label>
        <button type="submit" class="aid-icon-button" aria-label={m.play_game_name_keep()}>
          <Check aria-hidden="true" />
        </button>
      </form>
    </li>
  );
}

/** A name that was asked for is typed at once. */
const focusOn = (input: HTMLInputElement | null): void => input?.focus();

interface DeletedProps {
  readonly save: Save<SaveTypes>;
  readonly onRestore: () => void;
}

/** In the place of a game just deleted: its name, and the way back. */
export function DeletedGame({ save, onRestore }: DeletedProps) {
  const { mode } = useSession();
  return (
    <li class="aid-kept">
      <span class="aid-closed" role="status">
        {m.play_game_deleted({ game: nameOf(mode, save) })}
      </span>
      <button type="button" class="aid-secondary" onClick={onRestore}>
        {m.play_undo()}
      </button>
    </li>
  );
}
