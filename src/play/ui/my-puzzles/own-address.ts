const LABEL = '#own=';

/** The address that opens a try at a puzzle, in the room where its game is played. */
export const ownFragment = (id: string): string => LABEL + encodeURIComponent(id);

/** The puzzle that the fragment of an address names, known or not; undefined where it names none. */
export function idInAddress(fragment: string): string | undefined {
  if (!fragment.startsWith(LABEL)) return undefined;
  try {
    return decodeURIComponent(fragment.slice(LABEL.length));
  } catch {
    // Half of a letter: no puzzle is called that.
    return '';
  }
}
