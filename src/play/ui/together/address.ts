/*
 * A table's code in an address: the page that opens it is the second screen of the table's game.
 */

const FRAGMENT = /#table=([\w-]+)/;

/** The code in an address or in a text around one; what holds no address may be a code itself. */
export const codeInText = (text: string): string =>
  FRAGMENT.exec(text)?.[1] ?? text.replace(/\s/g, '');

/** The code with which a page was opened: taken out of its address, so that a reload does not come again with it. */
export function codeInAddress(): string | undefined {
  const code = FRAGMENT.exec(location.hash)?.[1];
  if (code !== undefined)
    history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
