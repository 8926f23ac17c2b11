import { expect, test } from 'vitest';
import { type Term, withTerms } from '#rulebook/terms.ts';

const term = (id: string, ...forms: string[]): Term => ({
  id,
  term: id,
  forms,
  rule: 'maquis.aim',
  means: 'what it means',
});

const PATROL = term('patrol', 'patrol', 'patrols');
const CARD = term('patrol-card', 'patrol card');
const ROOM = term('spare-room', 'spare room');
const ENGLISH = [PATROL, CARD, ROOM];

const marked = (html: string, terms: readonly Term[]) => {
  const made = withTerms(html, terms, 'r');
  return [...made.html.matchAll(/popovertarget="r-([^"]+)">([^<]+)</g)].map(([, id, word]) => [
    id,
    word,
  ]);
};

test('the first use of each term is marked, in any of its forms', () => {
  const html = '<p>Two patrols come. A patrol waits.</p><p>Each patrol card is drawn.</p>';
  expect(marked(html, ENGLISH)).toEqual([
    ['patrol', 'patrols'],
    ['patrol-card', 'patrol card'],
  ]);
});

test('a longer term is taken before a shorter one within it', () => {
  expect(marked('<p>Draw a patrol card.</p>', ENGLISH)).toEqual([['patrol-card', 'patrol card']]);
});

test('a part of a longer word, a name, a heading and a link are left alone', () => {
  const html =
    '<h2>The patrol</h2><p>patrolling <a href="#x">a patrol</a> in the West Spare Room</p>';
  const made = withTerms(html, ENGLISH, 'r');
  expect(made.html).toBe(html);
  expect(made.terms).toEqual([]);
});

test('Chinese has no spaces, and its terms are found all the same', () => {
  const chinese = [term('patrol', '巡逻队'), term('worker', '工人')];
  expect(marked('<p>工人和巡逻队轮流放置，工人先放。</p>', chinese)).toEqual([
    ['worker', '工人'],
    ['patrol', '巡逻队'],
  ]);
});

test('what is not text comes out as it went in', () => {
  const html = '<p>A patrol&nbsp;&amp; more</p><!--astro:end--><x-y p="{&quot;a&quot;:1}"></x-y>';
  const made = withTerms(html, ENGLISH, 'r');
  expect(made.html.replace(/<button[^>]*>|<\/button>/g, '')).toBe(html);
});

test('what may not begin a line stays with its term', () => {
  const { html } = withTerms(
    '<p>Only police. Then a soldier</p>',
    [term('police', 'police'), term('soldier', 'soldier')],
    'x',
  );
  expect(html).toMatch(/<span class="unbroken"><button[^>]*>police<\/button>\.<\/span> Then/);
  expect(html).toMatch(/a <button[^>]*>soldier<\/button><\/p>/);
});
