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

/**
 * A page on a slow phone with nothing stored. What keeps the site for the time without a network has
 * the same network; only a page's own processor can be slowed.
 */
export async function slowPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  for (const { method, params } of SLOW_NETWORK) await session.send(method, params);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processor });
  session.on('Target.attachedToTarget', ({ sessionId }) => void slowWorker(session, sessionId));
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return page;
}

const SLOW_NETWORK = [
  { method: 'Network.enable', params: undefined },
  {
    method: 'Network.emulateNetworkConditions',
    params: {
      offline: false,
      latency: SLOW_PHONE.latency,
      downloadThroughput: bytesASecond(SLOW_PHONE.down),
      uploadThroughput: bytesASecond(SLOW_PHONE.up),
    },
  },
] as const;

/** A worker waits until its network is slow too. */
async function slowWorker(session: CDPSession, sessionId: string): Promise<void> {
  const commands = [...SLOW_NETWORK, { method: 'Runtime.runIfWaitingForDebugger', params: {} }];
  for (const [id, command] of commands.entries()) {
    const message = JSON.stringify({ id, ...command });
    // One that has ended meanwhile, or whose page has closed, needs none.
    await session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
  }
}
