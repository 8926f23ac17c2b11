/*
 * An address that was pasted with something of the sentence around it: a full stop, a bracket, words
 * behind them. No address of this site ends in such a mark, so what follows one is too much.
 */

/** What an address is made of. */
const ADDRESS = /^[\w./~-]*/;
const MARK_AT_START = /^[\p{P}\p{S}\s]/u;
const MARKS_AT_END = /[.~_-]+$/;

/** What is left of a text without what follows the address; the text itself where nothing does. */
function plain(text: string): string {
  const [front = ''] = ADDRESS.exec(text) ?? [];
  const rest = text.slice(front.length);
  // Letters of other writings may be meant.
  if (rest !== '' && !MARK_AT_START.test(rest)) return text;
  return front.replace(MARKS_AT_END, '');
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The path that was meant by one that leads nowhere; undefined where nothing is too much in it.
 *
 * @param base where the site lies
 */
export function pathMeant(path: string, base: string): string | undefined {
  const own = decoded(path.slice(base.length));
  const meant = plain(own);
  if (meant === own || meant === '') return undefined;
  return `${base}${meant}${meant.endsWith('/') ? '' : '/'}`;
}

/** The place in a page that was meant by a fragment that names none; undefined where nothing is too much. */
export function anchorMeant(hash: string, isThere: (id: string) => boolean): string | undefined {
  const id = decoded(hash.slice(1));
  if (id === '' || isThere(id)) return undefined;
  const meant = plain(id);
  return meant !== id && isThere(meant) ? meant : undefined;
}
