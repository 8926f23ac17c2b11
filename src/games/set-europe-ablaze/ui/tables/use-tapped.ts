import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Path } from '#games/set-europe-ablaze/engine/tables/index.ts';

/** The place a tapped message names; forms that show a part of their section begin there. */
export const TappedContext = createContext<Path>([]);

/** The first of some parts of a section that the tapped place lies in. */
export function useTapped<Part extends string>(parts: readonly Part[]): Part | undefined {
  const at = useContext(TappedContext);
  return parts.find((part) => at.includes(part));
}
