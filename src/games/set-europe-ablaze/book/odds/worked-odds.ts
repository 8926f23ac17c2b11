import { type OddsQuery, OUTCOMES, oddsColumns } from './odds-columns.ts';

/** A number as entered, kept within its bounds; what is no number counts as it stood at first. */
function numberOf(form: HTMLFormElement, name: keyof OddsQuery): number {
  const input = form.elements.namedItem(name) as HTMLInputElement;
  const entered = input.value.trim() === '' ? Number.NaN : Number(input.value);
  const whole = Number.isInteger(entered) ? entered : Number(input.defaultValue);
  return Math.min(Number(input.max), Math.max(Number(input.min), whole));
}

function redraw(form: HTMLFormElement): void {
  const difference = numberOf(form, 'difference');
  const columns = oddsColumns({
    attack: numberOf(form, 'attack'),
    defend: numberOf(form, 'defend'),
    modifier: numberOf(form, 'modifier'),
    backfire: numberOf(form, 'backfire'),
    pips: numberOf(form, 'pips'),
    difference,
  });
  const exactly = form.querySelector('[data-outcome="exactly"]');
  if (exactly) exactly.textContent = (form.dataset.exactly ?? '#').replace('#', String(difference));
  const cells = form.querySelectorAll('[data-odds]');
  OUTCOMES.forEach((outcome, row) => {
    columns.forEach((column, place) => {
      const cell = cells[row * columns.length + place];
      const text = column?.[outcome] ?? '–';
      if (cell) cell.textContent = (form.dataset.percent ?? '#').replace('#', text);
    });
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-worked-odds]')) {
  form.addEventListener('input', () => redraw(form));
  // The fields have their first values only after the event.
  form.addEventListener('reset', () => setTimeout(() => redraw(form)));
  form.addEventListener('submit', (event) => event.preventDefault());
}
