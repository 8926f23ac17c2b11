// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { followed, holdEffects } from './held-effects.ts';

let isOpen: boolean;
let setOpen: (isOpen: boolean) => void;

function Screen({ about }: { readonly about: string }) {
  [isOpen, setOpen] = useStateAbout(about, false);
  return null;
}

const ask = (about: string) => render(<Screen about={about} />, document.body);
afterEach(() => render(null, document.body));

it('what is opened before the effects of a screen have run stays open', async () => {
  const runEffects = holdEffects();
  ask('the first question');
  setOpen(true);
  await followed();
  runEffects();
  await followed();
  expect(isOpen).toBe(true);
});

it('another question finds it as it began, and so does the way back to the first', async () => {
  ask('the first question');
  setOpen(true);
  await followed();
  expect(isOpen).toBe(true);
  ask('the second question');
  expect(isOpen).toBe(false);
  ask('the first question');
  expect(isOpen).toBe(false);
});
