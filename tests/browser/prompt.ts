import type { Locator, Page } from 'playwright-core';

/** The question of a room that can be used: the room as it is drawn with its page has one as well. */
export const prompt = (page: Page): Locator => page.locator('#aid-prompt:not([data-skeleton] *)');
