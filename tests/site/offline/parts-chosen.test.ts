// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LEARNED } from '#games/maquis/coach/inputs.ts';
import { EDITION_IDS } from '#games/maquis/data/index.ts';
import { OFFLINE_PARTS } from '#games/maquis/offline-parts.ts';
import { storeEdition } from '#games/maquis/ui/stored-edition.ts';
import { visitOf } from '#site/offline/page/visit.ts';
import { partsToChoose } from '#site/offline/parts-to-choose.ts';

const { dataset } = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  dataset.offlineParts = partsToChoose('maquis') ?? '';
});

test.each(EDITION_IDS)('the coach of the boxed editions comes where they are chosen: %s', (id) => {
  expect(visitOf(document)).toMatchObject({ parts: [] });
  storeEdition(id);
  expect(visitOf(document)).toMatchObject({ parts: id === LEARNED.id ? [] : ['maquis/boxed'] });
});

test('a page of another game, or of none, has nothing to choose', () => {
  expect([partsToChoose('resist'), partsToChoose(undefined)]).toEqual([undefined, undefined]);
  delete dataset.offlineParts;
  storeEdition('box-2019');
  expect(visitOf(document)).toMatchObject({ parts: [] });
});

test('a part is called as the page about offline calls it', async () => {
  const { facts } = await import('#games/maquis/index.ts');
  expect(Object.keys(facts.offlineParts ?? {})).toEqual(OFFLINE_PARTS.map(({ part }) => part));
});
