import type { ComponentChildren } from 'preact';
import { Later } from '#play/screen/frame/Later.tsx';

interface Props {
  readonly children: (sheets: typeof import('./sheets.ts')) => ComponentChildren;
}

const loadSheets = () => import('./sheets.ts');

/** A part out of the file of those that are seldom opened: it is loaded when the first one is. */
export const Seldom = ({ children }: Props) => <Later load={loadSheets}>{children}</Later>;
