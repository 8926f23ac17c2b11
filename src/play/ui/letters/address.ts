/*
 * A letter: what was played on one device, on its way to another as a link. It stands in the address of the room
 * of its game.
 */

const FRAGMENT = /^#letter=([\w-]+)/;
const LETTER = /(?:^|[^a-z])letter=([\w-]+)/;

export const letterAddress = (letter: string): string =>
  `${location.origin}${location.pathname}#letter=${letter}`;

/** Whether a fragment, with its `#`, is a letter. */
export const isLetter = (fragment: string): boolean => FRAGMENT.test(fragment);

/** The letter with which the page was opened: taken out of its address, so that a reload is rid of it. */
export function letterInAddress(): string | undefined {
  const letter = FRAGMENT.exec(location.hash)?.[1];
  if (letter !== undefined)
    history.replaceState(history.state, '', location.pathname + location.search);
  return letter;
}

/** The letter in a text around it; what holds no address may be a letter itself. */
export const letterInText = (text: string): string =>
  LETTER.exec(text)?.[1] ?? text.replace(/\s/g, '');
