import { expect } from 'vitest';
import type { Codec, SaveKinds } from '#play/saves/codec.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import { branchOf } from '#play/screen/frame/fresh-save.ts';
import type { FinishedCount } from '#play/statistics/finished.ts';
import { readKept } from '#shared/kept/kind.ts';

interface Opening<K extends SaveKinds> {
  /** The fragment of a link to a finished game. */
  readonly link: string;
  /** Opens what the address holds. */
  readonly arrival: () => object | undefined;
  readonly codec: Codec<K>;
  readonly statisticsOf: (saves: readonly Save<K>[]) => FinishedCount;
}

/** A game that somebody sent is kept as theirs, with all that is played on from it, and is not counted. */
export function expectNotCounted<K extends SaveKinds>({
  link,
  arrival,
  codec,
  statisticsOf,
}: Opening<K>): void {
  history.replaceState(null, '', `#${link}`);
  const { save } = arrival() as { save: Save<K> };
  const kept = readKept(savesOf(codec), JSON.parse(JSON.stringify(save)));
  if (!('value' in kept)) throw new Error(kept.unread);
  const { received: _, ...rest } = kept.value;
  const own: Save<K> = rest;
  expect(statisticsOf([own, own])).toMatchObject({ finished: 2, received: 0 });
  expect(statisticsOf([own, kept.value])).toMatchObject({ finished: 1, received: 1 });
  const { game } = kept.value.progress as { game: { steps: readonly unknown[] } };
  const state = { context: { id: 'an id', game, help: 'none' } };
  const progressOf = () => ({ game });
  const from = { kit: { codec, progressOf }, state } as never;
  const branch = branchOf<K>(from, kept.value, game.steps.length);
  expect(branch?.received).toBe(true);
  expect(branchOf<K>(from, own, game.steps.length)?.received).toBeUndefined();
}
