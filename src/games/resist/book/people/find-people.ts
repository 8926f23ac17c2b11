/** Steps aside whoever is not looked for in the table of the Maquis, and says how many are left. */

const find = document.querySelector<HTMLFormElement>('[data-find-people]');

/** Whether a side is meant by what is chosen; what is not chosen asks for nothing. */
function isMeant(side: HTMLElement, asked: Readonly<Record<string, string>>): boolean {
  const { side: name, about = '', phases = '' } = side.dataset;
  return (
    (!asked.side || name === asked.side) &&
    (!asked.about || about.split(' ').includes(asked.about)) &&
    (!asked.phase || phases.split('/').includes(asked.phase))
  );
}

function show(form: HTMLFormElement): void {
  const asked = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  let people = 0;
  let sides = 0;
  for (const person of document.querySelectorAll<HTMLElement>('[data-person]')) {
    const halves = [...person.querySelectorAll<HTMLElement>('[data-side]')];
    const found = halves.filter((half) => isMeant(half, asked));
    for (const half of halves) half.toggleAttribute('data-aside', !found.includes(half));
    person.hidden = found.length === 0;
    people += person.hidden ? 0 : 1;
    sides += found.length;
  }
  const { some = '', none = '' } = form.dataset;
  const said = form.querySelector('[role="status"]');
  const words = some.replace('%people', String(people)).replace('%sides', String(sides));
  if (said) said.textContent = people > 0 ? words : none;
}

find?.addEventListener('input', () => show(find));
find?.addEventListener('click', ({ target }) => {
  const ask = target instanceof Element && target.closest<HTMLButtonElement>('[data-ask]');
  if (!ask) return;
  const wanted = new URLSearchParams(ask.dataset.ask);
  for (const choice of find.querySelectorAll('select'))
    choice.value = wanted.get(choice.name) ?? '';
  show(find);
});
if (find) show(find);

export {};
