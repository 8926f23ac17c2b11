/** The copy-link buttons of a chapter: they give the rule's permanent address. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const said = button.parentElement?.querySelector('[role="status"]');
  const { copy: path = '', copied = '', refused = '' } = button.dataset;
  const link = new URL(path, location.href).href;
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
