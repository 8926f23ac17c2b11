import { expect, inject, it } from 'vitest';
import { builtPages } from '../setup/built-pages.ts';
import { visit } from './visit.ts';

const CHAPTER = 'en/maquis/rules/way-home/';

it('a chapter asks for nothing outside the site, and for no search before it is opened', async () => {
  const page = await visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${inject('site')}${CHAPTER}`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith(inject('site')))).toEqual([]);
  expect(asked.filter((url) => /pagefind|preact|search/.test(url))).toEqual([]);
});

it('a rule stands at its own anchor, with its rulings and how sure they are', async () => {
  const page = await visit(`${CHAPTER}#maquis.route-home`);
  const rule = page.locator('[id="maquis.route-home"]');
  await expect.poll(() => rule.getByRole('heading', { level: 2 }).isVisible()).toBe(true);
  const ruling = rule.getByRole('complementary');
  expect(await ruling.textContent()).toMatch(/Stated by the rules\s*R24/);
  expect(await rule.evaluate((section) => section.matches(':target'))).toBe(true);
});

it('rulings stand beside their rule on a wide screen and below it on a narrow one', async () => {
  const boxes = async (width: number) => {
    const page = await visit(CHAPTER, { width });
    const rule = page.locator('[id="maquis.route-home"]');
    const text = await rule.locator('.rule-text').boundingBox();
    const rulings = await rule.getByRole('complementary').boundingBox();
    if (!text || !rulings) throw new Error('not drawn');
    return { text, rulings };
  };
  const wide = await boxes(1440);
  expect(wide.rulings.x).toBeGreaterThan(wide.text.x + wide.text.width);
  const narrow = await boxes(390);
  expect(narrow.rulings.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height);
});

it('the copy button gives the permanent address, which leads back to the rule', async () => {
  const page = await visit(CHAPTER);
  const rule = page.locator('[id="maquis.route-home"]');
  await rule.locator('.rule-id summary').click();
  await rule.getByRole('button', { name: /Copy link/ }).click();
  const said = rule.locator('.rule-id').getByRole('status');
  await expect.poll(() => said.textContent()).toBe('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${inject('site')}en/rule/maquis.route-home/`);
  await page.goto(link);
  await page.waitForURL(`**/${CHAPTER}#maquis.route-home`);
});

it('a rule can be quoted: its text alone, its title and its address', async () => {
  const page = await visit(CHAPTER);
  const rule = page.locator('[id="maquis.arrest-on-return"]');
  await rule.locator('.rule-id summary').click();
  await rule.getByRole('button', { name: /Quote/ }).click();
  const said = rule.locator('.rule-id').getByRole('status');
  await expect.poll(() => said.textContent()).toBe('Quoted');
  const quote = await page.evaluate(() => navigator.clipboard.readText());
  expect(quote).toMatch(/^If no way is open, the worker is arrested and leaves the game/);
  expect(quote).toMatch(/No way home means arrest/);
  expect(quote).toMatch(/en\/rule\/maquis\.arrest-on-return\/$/);
  expect(quote).not.toMatch(/costs one morale/);
});

it('every rule leads to where it is checked and tested', async () => {
  const page = await visit(CHAPTER);
  const rule = page.locator('[id="maquis.route-home"]');
  // Under a rule stand its address and one button; all else is behind it.
  expect(await rule.locator('.rule-id :is(a, button)').filter({ visible: true }).count()).toBe(1);
  await rule.locator('.rule-id summary').click();
  await rule.getByRole('link', { name: /Checks/ }).click();
  await page.waitForURL('**/coverage/#maquis.route-home');
  const row = page.locator('[id="maquis.route-home"]');
  expect(await row.textContent()).toMatch(/routes-home\.ts/);
  await row.locator('summary').click();
  expect(await row.textContent()).toMatch(/ways-home\.test\.ts|route/);
});

it('chapters lead to the next and the previous one, and mark where one is', async () => {
  const page = await visit(CHAPTER);
  const chapterList = page.getByRole('navigation', { name: 'Chapters', exact: true });
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await chapterList.locator('[aria-current=page]').textContent()).toContain(title ?? '?');
  await page.locator('a[rel=next]').click();
  await page.waitForURL('**/shooting/');
  await page.locator('a[rel=prev]').click();
  await page.waitForURL(`**/${CHAPTER}`);
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
  for (const word of await page.locator('.term').all()) {
    await word.click();
    const note = page.locator('.term-note:popover-open');
    const box = await note.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
  }
});

it('a permanent address works without JavaScript', async () => {
  const page = await visit('en/rule/maquis.shooting/', { scripts: false });
  await page.waitForURL('**/rules/shooting/#maquis.shooting');
});

it('the whole book is not wider than a small phone, as no page is that axe.test.ts opens', async () => {
  const page = await visit('en/', { width: 360, height: 740 });
  const wide: string[] = [];
  for (const { path } of builtPages().filter(({ path }) => path.endsWith('/book/'))) {
    await page.goto(`${inject('site')}${path}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (over) wide.push(path);
  }
  expect(wide).toEqual([]);
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
