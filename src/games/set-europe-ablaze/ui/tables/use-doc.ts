import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  type Path,
  readTables,
  type Section,
  type TableMessage,
} from '#games/set-europe-ablaze/engine/tables/index.ts';
import type { KeptTables } from '#games/set-europe-ablaze/session/index.ts';
import { useSea } from '../sea.ts';

type Doc = Readonly<Record<string, unknown>>;

/** The tables as they are being entered: sections in use and sections at fault, as one document. */
export function useDoc() {
  const { kept, keepTables } = useSea();
  const doc: Doc = { ...kept.tables, ...kept.open, format: 'sea-tables', version: 1 };
  const { messages } = readTables(doc, true);
  /**
   * Writes a section; what it was can be brought back. Nothing takes a section out.
   *
   * @param drafts what waits until all of it is entered, where that changes as well
   */
  const write = (
    section: Section | 'title',
    value: unknown,
    drafts: KeptTables['drafts'] = kept.drafts,
  ) => {
    const { [section]: _, ...rest } = doc;
    const next = value === undefined ? rest : { ...rest, [section]: value };
    const { tables, open } = readTables(next, true);
    if (tables) keepTables({ ...kept, tables, open, ...(drafts && { drafts }) });
  };
  const of = (section: Section): readonly TableMessage[] =>
    messages.filter(({ at, level }) => at[0] === section && level !== 'missing');
  return { doc, messages, write, of };
}

/** The place a tapped message names; forms that show a part of their section begin there. */
export const TappedContext = createContext<Path>([]);

/** The first of some parts of a section that the tapped place lies in. */
export function useTapped<Part extends string>(parts: readonly Part[]): Part | undefined {
  const at = useContext(TappedContext);
  return parts.find((part) => at.includes(part));
}
