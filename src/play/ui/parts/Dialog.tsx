import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { isComposing } from '#shared/page/page-events.ts';

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

interface SideSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What is read while one plays: beside the board where there is room, elsewhere a sheet over the game. */
export const SideSheet = (props: SideSheetProps) =>
  useIsWide() ? <Docked {...props} /> : <Dialog {...props} />;

/** A part of the page that the game leaves free: one goes on playing, and Escape in it closes it. */
function Docked({ title, onClose, children }: SideSheetProps) {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      const isWithin = part.current?.contains(document.activeElement);
      if (isWithin && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section
      class="aid-dock"
      ref={part}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onClose();
      }}
    >
      <header class="aid-dialog__head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="aid-icon-button" aria-label={m.play_close()} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div class="aid-dialog__body">{children}</div>
    </section>
  );
}

/** Where a sheet has room beside the board. */
const WIDE = '(min-width: 75rem) and (min-height: 35.0625rem)';

/** Whether there is room for a sheet beside the board. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? false);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const changed = () => setWide(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, []);
  return isWide;
}
