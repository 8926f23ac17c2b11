import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';

interface Props {
  readonly children: (sheets: typeof import('./sheets.ts')) => ComponentChildren;
}

/** A part out of the file of those that are seldom opened: it is loaded when the first one is. */
export function Later({ children }: Props) {
  const sheets = useLoaded(true, () => import('./sheets.ts'));
  if (sheets === undefined) return <p class="aid-hint">{m.play_part_loading()}</p>;
  if (sheets === 'failed') return <p role="alert">{m.play_part_failed()}</p>;
  return <>{children(sheets)}</>;
}
