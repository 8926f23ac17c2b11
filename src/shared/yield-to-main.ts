/** Lets the page do something else, where it was held up for long. */
export type Yield = () => Promise<void>;

/** How long a page may be held up at a stretch, in milliseconds. */
const STRETCH = 20;

/** Yields to the page from time to time, for long work that asks for it often. */
export function yielding(): Yield {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < STRETCH) return;
    await new Promise((rested) => setTimeout(rested));
    begun = performance.now();
  };
}
