import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useLazyModule } from '../hooks/use-lazy-module.ts';

interface Props<Parts extends object> {
  readonly title: string;
  /** What it is besides, for its style. */
  readonly class?: string;
  readonly load: () => Promise<Parts>;
  /** What is said where it could not be loaded. */
  readonly failed: VNode;
  readonly children: (parts: Parts) => ComponentChildren;
}

/** A part of a page that folds out, and is loaded when somebody opens it. */
export function OpenedPart<Parts extends object>({
  title,
  class: more = '',
  load,
  failed,
  children,
}: Props<Parts>) {
  const [isOpen, setOpen] = useState(false);
  const parts = useLazyModule(isOpen, load);
  return (
    <details
      class={`aid-more aid-more--spaced ${more}`.trim()}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {parts === 'failed' && failed}
      {typeof parts === 'object' && children(parts)}
    </details>
  );
}
