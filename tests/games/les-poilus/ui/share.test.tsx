// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { poilusLinks } from '#games/les-poilus/session/index.ts';
import { begun, press } from './room.tsx';

const tool = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll<HTMLElement>('.aid-tool')].find(
    ({ textContent }) => textContent?.trim() === name,
  );

/** What the tool for sharing tells. */
async function shared(way: 'open' | 'round') {
  const page = begun({ way });
  await vi.waitUntil(() => tool(page, 'Share'));
  press(tool(page, 'Share'));
  const sheet = document.querySelector('dialog');
  return {
    text: sheet?.textContent ?? '',
    read: [...(sheet?.querySelectorAll('input') ?? [])].map(({ value }) =>
      poilusLinks.readLink(new URL(value).hash.slice(1)),
    ),
  };
}

test('a game with open hands is shared as it stands, or its deal alone, and both links are read', async () => {
  const [game, deal] = (await shared('open')).read;
  expect(game).toMatchObject({ game: { setUp: { players: 3, seed: 'abc' } } });
  expect('game' in game && game.game.moves[0]).toBe('intensity:3');
  expect(deal).toMatchObject({ deal: { players: 3, seed: 'abc' } });
});

test('les-poilus.secret-hands: while hands are secret there is no link, and it says why', async () => {
  const { text, read } = await shared('round');
  expect(read).toEqual([]);
  expect(text).toContain('A link would give away every hand');
});
