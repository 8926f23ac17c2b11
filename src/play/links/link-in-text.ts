/*
 * Finds a link in whatever came with it: a full stop of the sentence around it, a bracket, a quotation
 * mark, words behind it; and undoes what mailers and messengers do to an address. No link has a letter
 * of its own that could be taken for such a mark.
 */

const LINK = /(?:^|[^a-z])(game|deal|position)=([\w-]*)/i;
const FRAGMENT = /^#?(game|deal|position)=([\w-]*)/i;

/** The link in a fragment that begins with one, as it was given out; undefined where it begins with none. */
export const linkInFragment = (fragment: string): string | undefined => found(FRAGMENT, fragment);

/** The first link in a text, as it was given out. */
export const linkInText = (text: string): string | undefined => found(LINK, text);

function found(pattern: RegExp, text: string): string | undefined {
  const [, kind, rest] = pattern.exec(plain(text)) ?? [];
  return kind === undefined || rest === undefined ? undefined : `${kind.toLowerCase()}=${rest}`;
}

/** A text without percent signs where they stand for letters. */
const plain = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });
