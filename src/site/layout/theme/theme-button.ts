const KEY = 'safe-house.theme';
const system = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = () => (system.matches ? 'dark' : 'light');

/** Turns the page over. A choice that is the system's own is not kept: the page follows it again. */
function turnOver(): void {
  const { dataset } = document.documentElement;
  const next = (dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark';
  const keep = next !== systemTheme();
  if (keep) dataset.theme = next;
  else delete dataset.theme;
  try {
    if (keep) localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to this page: the choice lasts until the next one.
  }
}

document.querySelector('[data-theme-button]')?.addEventListener('click', turnOver);
