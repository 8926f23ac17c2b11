import { expect, inject, it } from 'vitest';
import { visit } from '../visit.ts';

/** An example of a chapter, alive: its table and its buttons. */
async function example(chapter: string, name: string, width = 1280) {
  const page = await visit(`en/resist/rules/${chapter}/`, { width });
  const box = page.locator(`[data-example="${name}"]`);
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => box.locator('astro-island[ssr]').count()).toBe(0);
  const tries = box.getByRole('group', { name: 'What you can try' });
  const news = box.getByRole('status', { name: 'What happened' });
  return {
    page,
    box,
    tries,
    async does(...buttons: readonly RegExp[]) {
      for (const name of buttons) await tries.getByRole('button', { name }).click();
    },
    again: () => box.getByRole('button', { name: 'Start again' }).click(),
    says: (text: RegExp) => expect.poll(() => news.textContent()).toMatch(text),
    counts: (text: RegExp) => expect.poll(() => box.locator('dl').textContent()).toMatch(text),
  };
}

it('resist.strength: the worked turn, from Paquita’s scouting to the Mission’s two points', async () => {
  const { box, tries, does, says, counts } = await example('worked-round', 'acceptance-turn', 390);
  await does(/^Paquita hidden/, /^Use/, /Railroad Bridge/, /Grunt 1/, /Guard 1/, /Military 2/);
  await does(/Attack: Railroad Bridge/, /^Consuelo revealed/, /^Use/, /Grunt 1/);
  await does(/^Abel hidden/, /^Use/, /^Roberto revealed/, /^Strike/);
  await says(/9/);
  const mission = tries.getByRole('button', { name: /Defeat the Mission/i });
  expect(await mission.getAttribute('aria-disabled')).toBe('true');
  await does(/Defeat.*Guard 1/i, /Defeat the Mission/i);
  await counts(/Strength left0/);
  await does(/Villa/, /Jailor 2/, /Stop/i, /Military 2/, /Paquita/);
  await counts(/Points2/);
  expect(await box.getByRole('button', { name: 'Start again' }).count()).toBe(1);
});

it('resist.current-defense: nine pay for everybody, the Engineer first', async () => {
  const { does, counts, again } = await example('strike', 'engineer-first');
  await does(/Guard 1/, /Mission/);
  await counts(/Strength left2/);
  await again();
  await does(/Engineer 3/, /Guard 1/, /Mission/);
  await counts(/Strength left0/);
});

it('an example can be played by keyboard alone', async () => {
  const { page, tries, says } = await example('strike', 'gates');
  await tries.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await says(/Grunt 1/);
});

it('without scripts an example is a still picture with its words and no dead control', async () => {
  const page = await visit('en/resist/rules/strike/', { scripts: false });
  const box = page.locator('[data-example="survivors"]');
  expect(await box.getByRole('img').count()).toBeGreaterThan(0);
  // Terms of the glossary open without a script; what is tried does not.
  expect(await box.locator('.live').getByRole('button').count()).toBe(0);
});

it('a chapter loads no example before it is near', async () => {
  const page = await visit('about:blank', { height: 500 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${inject('site')}en/resist/rules/strike/`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /(Example|preact|engine)\.[^/]*\.js$/.test(url))).toEqual([]);
});
