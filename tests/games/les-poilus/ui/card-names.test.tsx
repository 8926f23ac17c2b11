// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { CARD_NAMES_KEY } from '#games/les-poilus/card-names-key.ts';
import { cardName } from '#games/les-poilus/i18n/names.ts';
import { CardNamesSwitch, useCardNames } from '#games/les-poilus/ui/card-names.tsx';
import { mounted, press } from './room.tsx';

function Table() {
  useCardNames();
  return (
    <>
      <output>{['stubborn', 'frenetic', 'mute', 'night-gas'].map(cardName).join()}</output>
      <CardNamesSwitch />
    </>
  );
}

// The names on the English cards: facts, the table of the twenty hardships.
test('the cards are called as in the English edition where somebody wants that, and stay so', async () => {
  onTestFinished(() => localStorage.removeItem(CARD_NAMES_KEY));
  const shown = (root: HTMLElement) => root.querySelector('output')?.textContent;
  const root = mounted(<Table />);
  expect(shown(root)).toBe('Stubborn,Frenetic,Mute,Night + Gas');
  press(root.querySelector('input'));
  await vi.waitUntil(() => shown(root) === 'Hardheaded,Frenzied,Mute,Night + Gas');

  const again = mounted(<Table />);
  expect(again.querySelector('input')?.checked).toBe(true);
  press(again.querySelector('input'));
  await vi.waitUntil(() => shown(again) === 'Stubborn,Frenetic,Mute,Night + Gas');
  expect(shown(root)).toBe('Stubborn,Frenetic,Mute,Night + Gas');
});
