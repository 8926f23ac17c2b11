import { render } from 'preact';
import { SearchDialog } from './SearchDialog.tsx';
import css from './search-dialog.css?inline';

// A <style> written into the page would be refused by its content policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/**
 * Opens search over the page; the focus goes back to where it was when it closes.
 *
 * @param typed what has been typed for it already
 */
export function openSearch(typed: string): void {
  let host = document.querySelector<HTMLDivElement>('#search');
  if (host?.querySelector('dialog')?.open) return;
  host ??= document.body.appendChild(
    Object.assign(document.createElement('div'), {
      id: 'search',
      // What changes must not be changed by a browser that translates as well.
      translate: false,
      className: 'notranslate',
    }),
  );
  const closed = () => host && render(null, host);
  // Whoever plays does not want to leave the game for an answer.
  const answersHere = document.querySelector('.aid-toolbar') !== null;
  render(<SearchDialog typed={typed} answersHere={answersHere} onClosed={closed} />, host);
}
