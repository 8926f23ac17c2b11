import type { ComponentChildren } from 'preact';
import { Lazy } from '#play/ui/frame/Lazy.tsx';

interface Props {
  readonly children: (sheets: typeof import('./sheets.lazy.tsx')) => ComponentChildren;
}

const loadSheets = () => import('./sheets.lazy.tsx');

/** A part out of the file of those that are seldom opened: it is loaded when the first one is. */
export const LazySheet = ({ children }: Props) => <Lazy load={loadSheets}>{children}</Lazy>;
