import '../../../setup/steps.ts';
import { it } from 'vitest';
import { damagedLinks, forgedLinks, LABELS, openEverywhere } from './damaged-links.ts';
import { readAllInFewSteps, readInFewSteps } from './few-steps.ts';

const long = (part: string) => part.repeat(5_000_000 / part.length);

it.each([
  ...LABELS.flatMap((label) => ['', 'A', '%', '~', '-'].map((part) => label + long(part || ' '))),
  `own=${long('%20')}`,
  `own=${long('%E4%B8%AD')}`,
  `own=${long('%f')}`,
  long('game=1'),
  'own=%',
  'own=constructor',
  'table',
  '__proto__',
  'practice=\u0000',
])('an endless or a foreign fragment does no more: %.40s', (fragment) => {
  readInFewSteps(fragment, openEverywhere);
});

it('nor do a thousand damaged and forged links', () => {
  readAllInFewSteps([...damagedLinks(500), ...forgedLinks(500)], openEverywhere);
});
