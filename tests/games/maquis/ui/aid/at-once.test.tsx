// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { usePanel } from '#games/maquis/ui/aid/PlacementPanel.tsx';
import { useAimAt } from '#games/maquis/ui/aid/Shots.tsx';
import { followed, holdEffects } from '../../../../play/ui/held-effects.ts';

/* A hand may be quicker than what runs after a screen is drawn: nothing that it opens is closed again. */

let aim: ReturnType<typeof useAimAt>;
let panel: ReturnType<typeof usePanel>;

function Screen({ question }: { readonly question: string }) {
  aim = useAimAt(question);
  panel = usePanel(question);
  return null;
}

const ask = (question: string) => render(<Screen question={question} />, document.body);
afterEach(() => render(null, document.body));

it('a policeman is aimed at, and the panel pulled up, as soon as the question is drawn', async () => {
  for (const question of ['first', 'second']) {
    const runEffects = holdEffects();
    ask(question);
    expect([aim.isAiming, panel.isUp]).toEqual([false, false]);
    aim.aim(true);
    panel.set(true);
    await followed();
    runEffects();
    await followed();
    expect([aim.isAiming, panel.isUp]).toEqual([true, true]);
  }
});
