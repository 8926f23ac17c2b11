/*
 * A game handed over as a link: its code in the address of the table.
 */

const FRAGMENT = /^#letter=([\w-]+)/;

export const letterAddress = (code: string): string =>
  `${location.origin}${location.pathname}#letter=${code}`;

/** The code with which the page was opened: taken out of its address, so that a reload is rid of it. */
export function letterInAddress(): string | undefined {
  const code = FRAGMENT.exec(location.hash)?.[1];
  if (code !== undefined)
    history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
