// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LEARNED } from '#games/maquis/coach/inputs.ts';
import { EDITION_IDS } from '#games/maquis/data/index.ts';
import { OFFLINE_PARTS } from '#games/maquis/offline-parts.ts';
import { keepEdition } from '#games/maquis/ui/kept-edition.ts';
import { visitOf } from '#site/offline/visit.ts';

beforeEach(() => localStorage.clear());

test.each(EDITION_IDS)('the coach of the boxed editions comes where they are chosen: %s', (id) => {
  expect(visitOf(document)).toMatchObject({ parts: [] });
  keepEdition(id);
  expect(visitOf(document)).toMatchObject({ parts: id === LEARNED.id ? [] : ['maquis/boxed'] });
});

test('a part is called as the page about offline calls it', async () => {
  const { facts } = await import('#games/maquis/index.ts');
  expect(Object.keys(facts.offlineParts ?? {})).toEqual(OFFLINE_PARTS.map(({ part }) => part));
});
