import { CHOICE_MADE } from '#shared/page/page-events.ts';
import { EDITION_KEY } from '../edition-key.ts';

/*
 * The choices above a chapter: the mode somebody plays and the edition they own. With one chosen, the
 * notes of the others step back, here and in every other chapter.
 */

/** Where each choice is kept, by its name in an address and on the root of the page. */
const KEYS: Readonly<Record<string, string>> = {
  mode: 'safe-house.mode',
  edition: EDITION_KEY,
};

/** Shows the notes of what is chosen, or all of them. */
function show(name: string, choice: HTMLSelectElement): void {
  const root = document.documentElement;
  const chosen = choice.value;
  if (chosen) root.dataset[name] = chosen;
  else delete root.dataset[name];
  const bar = choice.closest('.note-choice');
  for (const link of bar?.querySelectorAll<HTMLElement>('[data-more]') ?? []) {
    link.hidden = link.dataset.more !== chosen;
  }
  const said = bar?.querySelector<HTMLElement>('[data-notes]');
  if (!said) return;
  const notes = document.querySelectorAll(`.${name}[data-${name}s~="${chosen}"]`).length;
  const { none = '', some = '' } = said.dataset;
  said.textContent = chosen ? (notes > 0 ? `${some} ${notes}` : none) : '';
}

function keep(name: string, key: string, chosen: string): void {
  const address = new URL(location.href);
  if (address.searchParams.has(name)) {
    address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
  try {
    if (chosen) localStorage.setItem(key, chosen);
    else localStorage.removeItem(key);
  } catch {
    // Storage is closed to this page: the choice lasts until the next one.
  }
  document.dispatchEvent(new Event(CHOICE_MADE));
}

/** What was chosen before, whatever the address asks for. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-note-choice]')) {
  const { noteChoice: name = '' } = choice.dataset;
  const key = KEYS[name];
  if (!key) continue;
  const values = [...choice.options].map(({ value }) => value);
  const asked = document.documentElement.dataset[name];
  choice.value =
    values.find((known) => known === asked) ??
    values.find((known) => asked && known === kept(key)) ??
    '';
  show(name, choice);
  choice.addEventListener('change', () => {
    show(name, choice);
    keep(name, key, choice.value);
  });
}
