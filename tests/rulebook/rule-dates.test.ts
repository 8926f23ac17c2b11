import { describe, expect, it } from 'vitest';
import { datedRules } from '#rulebook/written-rules.ts';
import { bookFolders, chaptersIn, datesIn } from '../setup/books.ts';

const chapter = (text: string) => `<Rule id="maquis.turn" title="A turn">\n\n${text}\n\n</Rule>\n`;

describe('the date of a rule', () => {
  const before = datedRules([chapter('Three phases,\nin order.')], {}, '2026-11-21');

  it('is that of the day on which it is first seen', () => {
    expect(before['maquis.turn']?.changed).toBe('2026-11-21');
  });

  it('stays while only its lines break elsewhere', () => {
    const after = datedRules([chapter('Three phases, in\norder.')], before, '2026-12-01');
    expect(after).toEqual(before);
  });

  it.each([
    ['its text', chapter('Four phases, in order.')],
    ['its title', chapter('Three phases,\nin order.').replace('A turn', 'The turn')],
    ['a number in it', chapter('Three phases,\nin <Fact of="order" />.')],
  ])('changes with %s', (_, now) => {
    expect(datedRules([now], before, '2026-12-01')['maquis.turn']?.changed).toBe('2026-12-01');
  });

  it.each(bookFolders())('is up to date in %s (if not: npm run dates)', (folder) => {
    const known = datesIn(folder);
    const dates = datedRules(chaptersIn(folder), known, 'today');
    const stale = Object.keys(dates).filter((rule) => dates[rule]?.changed === 'today');
    const gone = Object.keys(known).filter((rule) => !(rule in dates));
    expect({ stale, gone }).toEqual({ stale: [], gone: [] });
  });
});
