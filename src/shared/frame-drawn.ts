/** So long a page is waited for that draws nothing, in milliseconds: one that nobody looks at. */
const PATIENCE = 100;

/** Resolves when what has been changed so far is drawn on the screen, or soon where nothing is drawn. */
export function frameDrawn(): Promise<void> {
  if (!('requestAnimationFrame' in globalThis)) return Promise.resolve();
  return new Promise((done) => {
    setTimeout(done, PATIENCE);
    // Called before the frame is drawn; what it asks for comes after.
    requestAnimationFrame(() => setTimeout(done));
  });
}
