import { expect, inject, it } from 'vitest';
import { visit } from './visit.ts';

// What stands in chapters and where they lead: tests/built/rules.test.ts.
const CHAPTER = 'en/maquis/rules/way-home/';

it('a chapter asks for nothing outside the site, and for no search before it is opened', async () => {
  const page = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${inject('site')}${CHAPTER}`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith(inject('site')))).toEqual([]);
  expect(asked.filter((url) => /pagefind|preact|search/.test(url))).toEqual([]);
});

it('rulings stand beside their rule on a wide screen and below it on a narrow one', async () => {
  const page = await visit(CHAPTER, { width: 1440 });
  const boxes = async () => {
    const rule = page.locator('[id="maquis.route-home"]');
    const text = await rule.locator('.rule-text').boundingBox();
    const rulings = await rule.getByRole('complementary').boundingBox();
    if (!text || !rulings) throw new Error('not drawn');
    return { text, rulings };
  };
  const wide = await boxes();
  expect(wide.rulings.x).toBeGreaterThan(wide.text.x + wide.text.width);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await boxes();
  expect(narrow.rulings.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height);
});

it('a rule can be quoted, and its copied permanent address leads back to it', async () => {
  const page = await visit(CHAPTER);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const quoted = page.locator('[id="maquis.arrest-on-return"]');
  await quoted.locator('.rule-id summary').click();
  await quoted.getByRole('button', { name: /Quote/ }).click();
  await expect
    .poll(() => quoted.locator('.rule-id').getByRole('status').textContent())
    .toBe('Quoted');
  // Its text alone, its title and its address.
  const quote = await copied();
  expect(quote).toMatch(/^If no way is open, the worker is arrested and leaves the game/);
  expect(quote).toMatch(/No way home means arrest/);
  expect(quote).toMatch(/en\/rule\/maquis\.arrest-on-return\/$/);
  expect(quote).not.toMatch(/costs one morale/);

  const rule = page.locator('[id="maquis.route-home"]');
  // Under a rule stand its address and one button; all else is behind it.
  expect(await rule.locator('.rule-id :is(a, button)').filter({ visible: true }).count()).toBe(1);
  await rule.locator('.rule-id summary').click();
  await rule.getByRole('button', { name: /Copy link/ }).click();
  const said = rule.locator('.rule-id').getByRole('status');
  await expect.poll(() => said.textContent()).toBe('Link copied');
  const link = await copied();
  expect(link).toBe(`${inject('site')}en/rule/maquis.route-home/`);
  await page.goto(link);
  await page.waitForURL(`**/${CHAPTER}#maquis.route-home`);
  await expect.poll(() => page.locator(':target h2').isVisible()).toBe(true);
});

it('everything can be read without JavaScript, and no dead control is shown', async () => {
  const page = await visit(CHAPTER, { scripts: false, width: 390 });
  expect(await page.locator('.rule').count()).toBe(3);
  // Chapters and terms open without scripts; nothing else is offered.
  expect(await page.locator('button:not([popovertarget])').filter({ visible: true }).count()).toBe(
    0,
  );
  await page.getByRole('button', { name: 'Chapters' }).click();
  await page.getByRole('link', { name: 'Upkeep' }).first().click();
  await page.waitForURL('**/upkeep/');
});

it('a term opens what it means by tap, by mouse and by keyboard, and leads to its rule', async () => {
  const page = await visit(CHAPTER);
  const word = page.locator('[id="maquis.route-home"] .term').filter({ hasText: 'soldier' });
  const note = page.locator('[id="maquis.route-home-term-soldier"]');
  await word.click();
  await expect.poll(() => note.isVisible()).toBe(true);
  expect(await note.textContent()).toMatch(/cannot be shot/);
  await page.keyboard.press('Escape');
  await expect.poll(() => note.isVisible()).toBe(false);
  await page.mouse.move(0, 0);
  await word.hover();
  await expect.poll(() => note.isVisible()).toBe(true);
  await note.getByRole('link').click();
  await page.waitForURL('**/patrols/#maquis.soldiers-last');
});

it('a term opens without scripts, and stays within a phone', async () => {
  const page = await visit(CHAPTER, { scripts: false, width: 360, height: 640 });
  await page.locator('.term').first().click();
  await page.locator('.term-note:popover-open').waitFor();
  const sides = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('.term')].map((term) => {
      term.scrollIntoView();
      const note = term.popoverTargetElement as HTMLElement;
      note.showPopover();
      const { left, right } = note.getBoundingClientRect();
      return [left, right];
    }),
  );
  expect(sides.length).toBeGreaterThan(3);
  for (const [left, right] of sides) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
});

it('the printed page is the text alone, black on white', async () => {
  const page = await visit(CHAPTER, { theme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The places of an example's town are a drawing on paper, and terms are words.
  expect(await page.locator('button:not(.place, .term)').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('nav').filter({ visible: true }).count()).toBe(0);
  // Nothing of the site's own: no ids, no dates of the text. Folded answers are open.
  const paper = await page.locator('main').innerText();
  expect(paper).not.toMatch(/maquis\.[a-z]|[Ll]ast changed/);
  const hidden = page.locator('.ruling').filter({ visible: false });
  expect(await hidden.count()).toBe(0);
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});
