import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedRules } from '#rulebook/written-rules.ts';
import { bookFolders, chaptersIn, DATES, datesIn } from './books.ts';

/*
 * Gives every rule whose text has changed today's date: `npm run dates`, after a change of a chapter.
 */

const today = new Date().toISOString().slice(0, 10);
for (const folder of bookFolders()) {
  const known = datesIn(folder);
  const dates = datedRules(chaptersIn(folder), known, today);
  const changed = Object.keys(dates).filter((rule) => dates[rule] !== known[rule]);
  writeFileSync(join(folder, DATES), `${JSON.stringify(dates, null, 2)}\n`);
  for (const rule of changed) console.info(`${folder}: ${rule}`);
}
