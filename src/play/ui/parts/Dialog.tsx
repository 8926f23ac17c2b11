import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '#messages';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the game: the browser's own dialog, so focus, Escape and the backdrop behave. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // Closed before it goes, so that the browser gives the focus back to what opened it.
    return () => sheet?.close();
  }, []);
  // The browser tells of a closing later; by then this sheet can be gone and the next one open.
  const closed = () => {
    if (dialog.current) onClose();
  };
  return (
    <dialog class="aid-dialog" ref={dialog} aria-labelledby={id} onClose={closed}>
      <header class="aid-dialog__head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          class="aid-icon-button"
          aria-label={m.play_close()}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <div class="aid-dialog__body">{children}</div>
    </dialog>
  );
}
