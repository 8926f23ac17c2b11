import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly onDropped: (dropped: DataTransfer) => void;
  readonly children: ComponentChildren;
}

/** A part of the page onto which things can be dropped that a button in it takes as well. */
export function DropZone({ onDropped, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first
    <div
      class={isOver ? 'aid-drop aid-drop--over' : 'aid-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer) onDropped(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}
