import { type HTMLElement, parse } from 'node-html-parser';
import { type BuiltPage, builtPages } from '../setup/built-pages.ts';

export interface ReadPage extends BuiltPage {
  readonly page: HTMLElement;
}

/** How pages are read: comments are kept, and scripts and styles as they stand. */
export const AS_WRITTEN = { comment: true, blockTextElements: { script: true, style: true } };

/** Kept beside the modules, which the tests of search read anew. */
const here: typeof globalThis & { pagesRead?: readonly ReadPage[] } = globalThis;

/** Every page of the built site; all tests of this folder go by one reading. */
export function readPages(): readonly ReadPage[] {
  here.pagesRead ??= builtPages().map((built) => ({
    ...built,
    page: parse(built.html, AS_WRITTEN),
  }));
  return here.pagesRead;
}
