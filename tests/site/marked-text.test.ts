import { expect, it } from 'vitest';
import { piecesOf } from '#site/search/marked-text.ts';

it('an excerpt of the search becomes text, and never markup', () => {
  expect(
    piecesOf('One <mark>police</mark> pawn, &lt;b&gt; &amp; so on <mark>police.</mark>'),
  ).toEqual([
    { text: 'One ', isFound: false },
    { text: 'police', isFound: true },
    { text: ' pawn, <b> &amp; so on ', isFound: false },
    { text: 'police.', isFound: true },
  ]);
});

it('an excerpt in which nothing is marked is one piece', () => {
  expect(piecesOf('<img src=x onerror=alert(1)>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', isFound: false },
  ]);
});
