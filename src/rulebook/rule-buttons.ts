import { copied } from '../shared/page/hand-on.ts';

/*
 * The buttons of a rule: its permanent address with the mode and edition chosen, its text with the
 * source, and the beginning of a report about it.
 */

/** What a book can be narrowed to, by its name in an address and on the root of the page. */
const CHOICES = ['mode', 'edition'];

/** Copies a text, and says so beside the button; where copying is refused it shows the text. */
async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const said = button.closest('.rule-id')?.querySelector('[role="status"]');
  const { copied: done = '', refused = '' } = button.dataset;
  const word = (await copied(text)) ? done : `${refused} ${text}`;
  if (said) said.textContent = word;
}

function linkTo(path: string): string {
  const address = new URL(path, location.href);
  for (const name of CHOICES) {
    const chosen = document.documentElement.dataset[name];
    if (chosen) address.searchParams.set(name, chosen);
  }
  return address.href;
}

/** The running text of the rule a button belongs to: no heading, no example, no note of a mode or edition. */
function textOf(button: Element): string {
  const parts = button.closest('.rule-text')?.querySelectorAll(':scope > :is(p, ul, ol)') ?? [];
  return [...parts].map((part) => part.textContent.trim().replace(/\s+/g, ' ')).join('\n');
}

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest('[data-copy], [data-quote], [data-report]');
  if (!(button instanceof HTMLButtonElement)) return;
  const { copy: path, quote, quoteFrom = '', report, reportFrom = '' } = button.dataset;
  if (path) void copy(button, linkTo(path));
  if (quote) void copy(button, `${textOf(button)}\n${quoteFrom}\n${linkTo(quote)}`);
  if (report) void copy(button, `${linkTo(report)}\n${reportFrom}`);
});
