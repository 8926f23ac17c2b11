import { options } from 'preact';

/** Holds back what runs after the screen is drawn, as a slow device does, until the function it gives is called. */
export function holdEffects(): () => void {
  const before = options.requestAnimationFrame;
  const held: (() => void)[] = [];
  options.requestAnimationFrame = (effects) => held.push(effects);
  return () => {
    if (before) options.requestAnimationFrame = before;
    else delete options.requestAnimationFrame;
    for (const effects of held) effects();
  };
}

/** The screen follows what was changed. */
export const followed = (): Promise<void> => new Promise((done) => setTimeout(done));
