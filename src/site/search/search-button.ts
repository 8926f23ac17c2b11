import { isWriting, SEARCH_WANTED } from '#shared/page/page-events.ts';

/** Search waits behind a button and two shortcuts; nothing of it is loaded before. */
let opening = false;
/** What is typed while the search box is still on its way. */
let typed = '';

async function open(): Promise<void> {
  if (opening) return;
  opening = true;
  const { openSearch } = await import('./open-search.tsx');
  openSearch(typed);
  opening = false;
  typed = '';
}

document.querySelector('[data-search-open]')?.addEventListener('click', open);
document.addEventListener(SEARCH_WANTED, open);

document.addEventListener('keydown', (event) => {
  const command = event.ctrlKey || event.metaKey;
  const letter = event.key.length === 1 && !command && !event.altKey;
  const slash = event.key === '/' && letter && !isWriting(event.target);
  const commandK = event.key.toLowerCase() === 'k' && command;
  if (opening && letter) typed += event.key;
  else if (slash || commandK) void open();
  else return;
  event.preventDefault();
});
