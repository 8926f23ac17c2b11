// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLink } from '#games/maquis/engine/index.ts';
import { gameOfDeal, SITE_OWNS_ALL, type TableGame } from '#games/maquis/session/index.ts';
import { ShareSheet } from '#games/maquis/ui/practice/PracticeTurn.tsx';
import { MOST_MOVES } from '#play/rules/game-rules.ts';
import { mounted, press } from '../mounted.ts';
import { kept } from './kept-games.tsx';

function game(seed = 'a seed'): TableGame {
  const { progress } = kept('a', 'win', {}, 30);
  if (!('game' in progress)) throw new Error('no game');
  return { ...progress.game, setUp: { ...progress.game.setUp, seed } };
}

const addresses = (root: Element) =>
  [...root.querySelectorAll('input')].map(({ value }) => new URL(value).hash);
const button = (root: Element, name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));

async function pressed(element: Element | undefined): Promise<void> {
  await act(async () => press(element));
}

afterEach(() => vi.unstubAllGlobals());

describe('sharing', () => {
  it('offers the game at this moment, and its deal', () => {
    const [shared = '', deal = ''] = addresses(mounted(<ShareSheet game={game()} at={12} />));
    expect(readLink(shared)).toMatchObject({ game: { at: 12, record: { seed: 'a seed' } } });
    expect(readLink(deal)).toMatchObject({ deal: { seed: 'a seed' } });
  });

  it('copies, and says so; where it may not, it says how else', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
    writeText.mockRejectedValueOnce(new Error('denied'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const root = mounted(<ShareSheet game={game()} at={12} />);
    await pressed(button(root, 'Copy'));
    expect(writeText).toHaveBeenCalledWith(root.querySelector('input')?.value);
    expect(root.querySelector('[role=status]')?.textContent).toBe('Copied.');
    await pressed(button(root, 'Copy'));
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/^This browser/);
  });

  it('sends where the browser can, and stays calm when it is thought better of', async () => {
    const plain = mounted(<ShareSheet game={game()} at={12} />);
    const canSend = 'share' in navigator;
    expect(button(plain, 'Send') !== undefined).toBe(canSend);
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
    vi.stubGlobal('navigator', { share });
    const root = mounted(<ShareSheet game={game()} at={13} />);
    await pressed(button(root, 'Send'));
    expect(share).toHaveBeenCalledWith({ url: root.querySelector('input')?.value });
  });

  it('says the length of a link that some messengers would cut', () => {
    const short = mounted(<ShareSheet game={game()} at={12} />);
    expect(short.textContent).not.toContain('characters long');
    // The longest seed of letters that take most room: 200 characters of 21 bits.
    const long = mounted(<ShareSheet game={game('𓃰'.repeat(100))} at={12} />);
    const address = long.querySelector('input')?.value ?? '';
    expect(long.textContent?.includes(`${address.length} characters long`)).toBe(
      address.length > 1000,
    );
  });

  it('offers the deal alone of a game that is too long for a link', () => {
    const steps = Array.from({ length: MOST_MOVES + 1 }, () => ({ move: 'upkeep' }));
    const endless = { ...gameOfDeal(game().setUp, SITE_OWNS_ALL), steps };
    const root = mounted(<ShareSheet game={endless} at={0} />);
    expect(root.textContent).toContain('too long for a link');
    expect(addresses(root)).toHaveLength(1);
  });
});
