/** The copy-link buttons of a chapter: they give the rule's permanent address, and the mode chosen. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const said = button.parentElement?.querySelector('[role="status"]');
  const { copy: path = '', copied = '', refused = '' } = button.dataset;
  const address = new URL(path, location.href);
  const { mode } = document.documentElement.dataset;
  if (mode) address.searchParams.set('mode', mode);
  const link = address.href;
  let word = copied;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    word = `${refused} ${link}`;
  }
  if (said) said.textContent = word;
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-copy]');
  if (button instanceof HTMLButtonElement) void copy(button);
});
