// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { readGuidedMission, readGuidesWords } from '#games/les-poilus/puzzles/index.ts';
import { completeSetUp, newSetUpInProgress, poilusLinks } from '#games/les-poilus/session/index.ts';
import PoilusFirstMission from '#games/les-poilus/ui/FirstMission.tsx';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import type { Read } from '#shared/read-as.ts';
import { mounted, press, rules } from './room.tsx';

function fileIn<Content>(file: string, reader: (value: unknown) => Read<Content>): Content {
  const made = reader(parse(readFileSync(`content/guides/les-poilus/${file}`, 'utf8')));
  if ('faults' in made) throw new Error(`${file}: ${made.faults.join('; ')}`);
  return made.read;
}

const mission = localizeGuide(
  fileIn('first-mission.yml', readGuidedMission),
  fileIn('words/en.yml', readGuidesWords)['first-mission'],
);

const who = whoIn(completeSetUp(newSetUpInProgress(mission.seed)));

const main = (page: HTMLElement) => page.querySelector<HTMLElement>('.play-question .aid-primary');
const title = (page: HTMLElement) => page.querySelector('#aid-prompt')?.textContent;

/** Everything that can be pressed to choose something. */
const choices = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLElement>(
    '.open-row .hand button, .play-question button:not(.aid-primary)',
  ),
];

/** Presses until the main button says what is wanted, one choice or two deep. */
function choose(page: HTMLElement, wanted: string): void {
  for (const first of choices(page)) {
    press(first);
    if (main(page)?.textContent === wanted) return;
    for (const second of choices(page)) {
      press(second);
      if (main(page)?.textContent === wanted) return;
    }
  }
  throw new Error(`nothing leads to “${wanted}”`);
}

const siteLinks = {
  rulebook: '/rules/',
  scenarios: '/scenarios/',
  practice: '/practice/',
  first: { id: 'first', title: 'First', href: '/scenarios/first/' },
};

test('the guided mission is played by what its buttons say, and goes on as a whole game', () => {
  const page = mounted(<PoilusFirstMission mission={mission} rules={rules} links={siteLinks} />);
  const said = () => page.querySelector('.lesson')?.textContent ?? '';
  expect(said()).toContain(mission.words.intro);
  // Four cards each: not what is shown first.
  press(page.querySelectorAll<HTMLElement>('.numbers button')[1]);
  const before = title(page);
  press(main(page));
  expect(page.querySelector('.lesson__not-yet')).not.toBeNull();
  expect(title(page)).toBe(before);
  const wanted = mission.steps.flatMap(({ moves }) => moves);
  for (const move of wanted) {
    while (page.querySelector('.since')) press(main(page));
    choose(page, moveInWords(move, who));
    press(main(page));
  }
  expect(page.querySelector('.play-question')?.textContent).toContain(mission.words.outro);
  const address = page.querySelector<HTMLAnchorElement>('.play-question a.aid-primary')?.href ?? '';
  const read = poilusLinks.readLink(new URL(address, 'http://safe.house/').hash.slice(1));
  if (!('game' in read)) throw new Error('the link opens no game');
  const { setUp, moves } = read.game;
  expect(setUp.seed).toBe(mission.seed);
  expect(moves.filter((move) => wanted.includes(move))).toEqual(wanted);
});
