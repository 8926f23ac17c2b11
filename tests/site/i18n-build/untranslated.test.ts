// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { untranslated } from '#site/i18n-build/untranslated.ts';

test('islands are left alone by browsers that translate, and what stands around is not', () => {
  const html = '<h1>Rules</h1><astro-island uid="1"><p>10 cards</p></astro-island><p>End</p>';
  document.body.innerHTML = untranslated(html);
  const island = document.querySelector('astro-island');
  expect(island?.getAttribute('translate')).toBe('no');
  expect(island?.classList.contains('notranslate')).toBe(true);
  expect(island?.getAttribute('uid')).toBe('1');
  expect(document.querySelectorAll('[translate]')).toHaveLength(1);
  expect(document.body.textContent).toBe('Rules10 cardsEnd');
});
