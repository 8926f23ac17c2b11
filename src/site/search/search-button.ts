/** Search waits behind a button and two shortcuts; nothing of it is loaded before. */
const open = async () => {
  const { openSearch } = await import('./open-search.tsx');
  openSearch();
};

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

document.querySelector('[data-search-open]')?.addEventListener('click', open);

document.addEventListener('keydown', (event) => {
  const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const controlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if ((slash && !isWriting(event.target)) || controlK) {
    event.preventDefault();
    void open();
  }
});
