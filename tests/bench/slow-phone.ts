import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A slow phone on slow 4G: the profile that Lighthouse measures with, with its network in full. */
export const SLOW_PHONE = {
  processor: 4,
  latency: 150,
  /** Kilobits a second. */
  down: 1600,
  up: 750,
} as const;

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

/** A page on a slow phone with nothing stored. */
export async function slowPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latency,
    downloadThroughput: bytesASecond(SLOW_PHONE.down),
    uploadThroughput: bytesASecond(SLOW_PHONE.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processor });
  return page;
}
