/*
 * Has the list of puzzles show what was solved on this device. Where nothing was, the list is right as
 * it was written, and nothing that reads kept things is loaded.
 */

/** Shows the marks if there are any, and again whenever they may have changed. */
export function showProgressIfAny(): void {
  if (mayBeMarked()) void show();
  // Another tab solved one, or the browser brings this page back as it was left.
  addEventListener('storage', show);
  addEventListener('pageshow', (event) => {
    if (event.persisted) void show();
  });
}

/** What the marks of this list are kept under. */
const marksKey = (): string =>
  document.querySelector<HTMLElement>('[data-marks]')?.dataset.marks ?? '';

/** Where storage is denied, nobody knows; that is told as well. */
function mayBeMarked(): boolean {
  try {
    return localStorage.getItem(marksKey()) !== null;
  } catch {
    return true;
  }
}

async function show(): Promise<void> {
  const { showProgress } = await import('./show-progress.ts');
  showProgress(marksKey());
}
