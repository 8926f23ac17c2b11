import { expect } from 'vitest';
import { type Save, savesOf } from '#play/saves/save.ts';
import type { SaveFormat, SaveTypes } from '#play/saves/save-format.ts';
import type { FinishedCount } from '#play/statistics/finished.ts';
import { branchOf } from '#play/ui/frame/fresh-save.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

interface Opening<T extends SaveTypes> {
  /** The fragment of a link to a finished game. */
  readonly link: string;
  /** Opens what the address holds. */
  readonly arrival: () => object | undefined;
  readonly saveFormat: SaveFormat<T>;
  readonly statisticsOf: (saves: readonly Save<T>[]) => FinishedCount;
}

/** A game that somebody sent is kept as theirs, with all that is played on from it, and is not counted. */
export function expectNotCounted<T extends SaveTypes>({
  link,
  arrival,
  saveFormat,
  statisticsOf,
}: Opening<T>): void {
  history.replaceState(null, '', `#${link}`);
  const { save } = arrival() as { save: Save<T> };
  const kept = readVersioned(savesOf(saveFormat), JSON.parse(JSON.stringify(save)));
  if (!('value' in kept)) throw new Error(kept.unread);
  const { received: _, ...rest } = kept.value;
  const own: Save<T> = rest;
  expect(statisticsOf([own, own])).toMatchObject({ finished: 2, received: 0 });
  expect(statisticsOf([own, kept.value])).toMatchObject({ finished: 1, received: 1 });
  const { game } = kept.value.progress as { game: { steps: readonly unknown[] } };
  const state = { context: { id: 'an id', game, help: 'none' } };
  const savedState = () => ({ game });
  const from = { mode: { saveFormat, savedState }, state } as never;
  const branch = branchOf<T>(from, kept.value, game.steps.length);
  expect(branch?.received).toBe(true);
  expect(branchOf<T>(from, own, game.steps.length)?.received).toBeUndefined();
}
