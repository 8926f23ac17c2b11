// A module of its own, though nothing is taken from it.
export {};

const KEY = 'safe-house.mode';
const root = document.documentElement;
const choice = document.querySelector<HTMLSelectElement>('[data-mode-choice]');

/** Shows the notes of a mode, or of all. */
function show(choice: HTMLSelectElement): void {
  const mode = choice.value;
  if (mode) root.dataset.mode = mode;
  else delete root.dataset.mode;
  for (const link of document.querySelectorAll<HTMLElement>('[data-mode-rule]')) {
    link.hidden = link.dataset.modeRule !== mode;
  }
  const said = document.querySelector<HTMLElement>('[data-mode-notes]');
  if (!said) return;
  const notes = document.querySelectorAll(`.mode[data-modes~="${mode}"]`).length;
  const { none = '', some = '' } = said.dataset;
  said.textContent = mode ? (notes > 0 ? `${some} ${notes}` : none) : '';
}

function keep(mode: string): void {
  const address = new URL(location.href);
  if (address.searchParams.has('mode')) {
    address.searchParams.delete('mode');
    history.replaceState(history.state, '', address);
  }
  try {
    if (mode) localStorage.setItem(KEY, mode);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to this page: the choice lasts until the next one.
  }
}

/** The mode chosen before, whatever the address asks for. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

if (choice) {
  const modes = [...choice.options].map(({ value }) => value);
  const { mode } = root.dataset;
  choice.value =
    modes.find((known) => known === mode) ?? modes.find((known) => mode && known === kept()) ?? '';
  show(choice);
  choice.addEventListener('change', () => {
    show(choice);
    keep(choice.value);
  });
}
