// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { OWN } from '#games/maquis/ui/coach/my-puzzles/own.ts';
import { OwnList } from '#play/ui/my-puzzles/OwnList.tsx';
import { mounted } from '../mounted.ts';

const SOUND = JSON.parse(readFileSync('tests/fixtures/saves/puzzle/v1/a-late-choice.json', 'utf8'));
const DAMAGED = { ...SOUND, id: 'puzzle torn', table: 'gone' };
const NEWER = { ...SOUND, id: 'puzzle later', version: 99 };

let stored: readonly unknown[] = [];
vi.mock('#play/puzzles/own-puzzle.ts', async (original) => {
  const real = await original<typeof import('#play/puzzles/own-puzzle.ts')>();
  return {
    ...real,
    openPuzzles: async (_: string, kind: typeof OWN.kind) => ({
      find: async () => real.puzzlesAmong(kind, stored),
    }),
  };
});

const saved = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('#play/ui/hooks/download.ts', () => ({
  downloadText: (_: string, text: string) => saved.texts.push(text),
}));

async function listOf(puzzles: readonly unknown[]): Promise<HTMLElement> {
  stored = puzzles;
  const list = mounted(<OwnList own={OWN} onPlay={() => undefined} />);
  await act(async () => undefined);
  return list;
}

it('puzzles that cannot be read are told beside those that can, and can be taken away', async () => {
  const list = await listOf([DAMAGED, SOUND, NEWER]);
  expect(list.querySelectorAll('li')).toHaveLength(1);
  expect(list.querySelector('.aid-trouble p')?.textContent).toMatch(
    /^2 of your puzzles cannot be read\. They are left as they are/,
  );
  act(() => list.querySelector<HTMLButtonElement>('.aid-trouble button')?.click());
  expect(saved.texts.map((text) => JSON.parse(text))).toEqual([[DAMAGED, NEWER]]);
});

it('one that cannot be read is not taken for none', async () => {
  const list = await listOf([DAMAGED]);
  expect(list.textContent).toMatch(/^One of your puzzles cannot be read\./);
  expect(list.textContent).not.toContain('None yet');
});

it('none at all is told with the way to the first', async () => {
  expect((await listOf([])).textContent).toMatch(/^None yet\./);
});
