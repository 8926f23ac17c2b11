import { describe, expect, test } from 'vitest';
import { dealtSetUp } from '#games/les-poilus/engine/index.ts';
import {
  completeSetUp,
  dealIn,
  newSetUpInProgress,
  poilusLinks,
} from '#games/les-poilus/session/index.ts';

describe('a deal that came by a link', () => {
  test.each([
    ['three players', {}],
    ['two, as written', { players: 2, options: { twoPlayers: 'as-written' } }],
    [
      'two with the Chaplain, veteran',
      { players: 2, variant: 'veteran', options: { twoPlayers: 'chaplain' } },
    ],
    ['five, tiles at random', { players: 5, options: { tileDeal: 'random' } }],
  ] as const)('%s: is dealt again by a set-up', (_, change) => {
    const setUp = completeSetUp({ ...newSetUpInProgress('a deal'), ...change });
    const read = poilusLinks.readLink(poilusLinks.dealLink(setUp));
    if (!('deal' in read)) throw new Error('the link holds no deal');
    const deal = dealIn(read.deal);
    expect(deal && completeSetUp(deal)).toEqual(setUp);
  });

  test('with other tiles than its seed deals it is none', () => {
    const setUp = dealtSetUp({ players: 3, variant: 'normal', seed: 'a deal' });
    const [first, ...others] = setUp.tiles ?? [];
    const third = first[2] === 'left' ? 'right' : 'left';
    expect(dealIn({ ...setUp, tiles: [['left', 'right', third], ...others] })).toBeUndefined();
  });
});
