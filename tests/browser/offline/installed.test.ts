import { chromium } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { findChromium } from '#shared/chromium.mjs';

// Its manifest, its icons and what it is made of: tests/built/installed.test.ts.
it('the browser finds nothing missing to install it', async () => {
  // Installing is an affair of the whole browser.
  const browser = await chromium.launch({ executablePath: findChromium() as string });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${inject('site')}zh/`);
  const devTools = await page.context().newCDPSession(page);
  expect(await devTools.send('Page.getAppManifest')).toMatchObject({ errors: [] });
  // A window of the tests keeps nothing for good, which is all that stands against it.
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
