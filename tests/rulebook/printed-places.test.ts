import { expect, it } from 'vitest';
import { printedPlaces } from '#rulebook/paper/print-book.ts';

const pdf = Buffer.from(`%PDF-1.4
2 0 obj
<</Type /Page
/Parent 9 0 R>>
endobj
51 0 obj
<</Type /Page
/Parent 9 0 R>>
endobj
9 0 obj
<</Type /Pages
/Count 2
/Kids [2 0 R 51 0 R]>>
endobj
10 0 obj
<</chapter-idea [2 0 R /XYZ 0 607.9 0]
/maquis.aim [2 0 R /XYZ 0 513.4 0]
/chapter-set-up [51 0 R /XYZ 0 487.9 0]>>
endobj
11 0 obj
<</Title (The whole)
/Dest [51 0 R /XYZ 46.1 794.2 0]>>
endobj
`);

it('places of a printed file are told by the page they stand on', () => {
  expect(printedPlaces(pdf)).toMatchObject({
    'chapter-idea': 1,
    'maquis.aim': 1,
    'chapter-set-up': 2,
  });
});
