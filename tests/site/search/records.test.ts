import { describe, expect, it } from 'vitest';
import { searchRecordsOf } from '#site/search/records.ts';

const page = `<!doctype html><html lang="en"><body>
<article data-record-game="maquis" data-record-game-name="Maquis" data-record-chapter="Shooting">
  <section id="maquis.shooting" data-record="One shot" data-record-kind="rule" data-record-words="gun, pistol">
    <h2 data-record-skip>One shot</h2><a data-record-name>4.2</a>
    <p>Once a turn a weapon &amp; a policeman leave the board.</p><p>Morale falls.</p>
    <svg><title>Star</title></svg>
    <aside><p class="kicker" data-record-skip>Asked at the table</p><p data-record-question>May I shoot a soldier?</p><p data-record-skip>Printed <b data-record-name>C16</b></p></aside>
  </section>
  <p>Nobody marked this.</p>
</article></body></html>`;

describe('the search records of a page', () => {
  const records = searchRecordsOf(page, '/en/maquis/rules/shooting/');

  it('are the things it marks, each at its own anchor', () => {
    expect(records.map(({ title, url }) => [title, url])).toEqual([
      ['One shot', '/en/maquis/rules/shooting/#maquis.shooting'],
    ]);
  });

  it('hold the text of the thing without what is marked as machinery', () => {
    expect(records[0]?.text).toBe(
      '4.2, Once a turn a weapon & a policeman leave the board. Morale falls. May I shoot a soldier?',
    );
  });

  it('say lists as lists', () => {
    const card = '<ol id="card-1" data-record="Card 1"><li>Grocer</li>\n<li>Doctor</li></ol>';
    expect(searchRecordsOf(card, '/cards/')[0]?.text).toBe('Grocer, Doctor');
    const chinese =
      '<ul id="a" data-record="卡"><li>杂货店</li>\n<li>诊所。</li>\n<li>黑市</li></ul>';
    expect(searchRecordsOf(`<html lang="zh">${chinese}</html>`, '/')[0]?.text).toBe(
      '杂货店，诊所。黑市',
    );
  });

  it('take language, game and chapter from around them, and what players say and ask', () => {
    expect(records[0]).toMatchObject({
      language: 'en',
      game: 'maquis',
      gameName: 'Maquis',
      chapter: 'Shooting',
      kind: 'rule',
      words: ['gun', 'pistol', '4.2', 'May I shoot a soldier?', 'C16'],
    });
  });
});
