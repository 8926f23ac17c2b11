const KEY = 'safe-house.set-europe-ablaze.sequence';

/** What was ticked off in this window, so that a look at a case or a reload loses none of it. */
function ticked(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(names: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without storage the ticks last as long as the page.
  }
}

/** Ticks the boxes of a form that were ticked before, and keeps every change. */
export function keepTicks(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const names = ticked();
  for (const box of boxes) box.checked = names.includes(box.name);
  const put = () => keep(boxes.filter(({ checked }) => checked).map(({ name }) => name));
  form.addEventListener('change', put);
  // The boxes are cleared only after the event.
  form.addEventListener('reset', () => setTimeout(put));
}
