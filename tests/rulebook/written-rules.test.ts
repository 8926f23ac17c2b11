import { describe, expect, it } from 'vitest';
import { rulesSeenIn, rulesWrittenIn } from '#rulebook/written-rules.ts';

const chapter = `---
title: A chapter
---

<Rule id="maquis.route-home" title="Home &amp; dry">

See <See id="maquis.shooting">a shot</See> and <See id="maquis.turn" />.

</Rule>

{/* <Rule id="maquis.not-yet" title="Only thought of" /> */}

\`<Rule id="maquis.quoted" title="Only shown" />\`

<Rule id={computed} title="No plain id">

</Rule>
`;

describe('the rules a chapter writes', () => {
  it('are those of its rule elements, in their order, with titles as read', () => {
    expect(rulesWrittenIn(chapter)).toEqual([
      { id: 'maquis.route-home', title: 'Home & dry' },
      { id: '', title: 'No plain id' },
    ]);
  });

  it('are told apart from those it points to', () => {
    expect(rulesSeenIn(chapter)).toEqual(['maquis.shooting', 'maquis.turn']);
  });
});
