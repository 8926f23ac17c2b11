/** How long is waited for a frame, in milliseconds; a page that nobody looks at draws none. */
const PATIENCE = 100;

/** Resolves when the next frame is drawn; at once where nothing draws any. */
export async function frameShown(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return;
  await new Promise<void>((shown) => {
    const late = setTimeout(shown, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // A frame is drawn when what was asked for before it has run.
      setTimeout(shown);
    });
  });
}
