import type { SetUpFault } from '../engine/index.ts';

type Sentence = (params: SetUpFault['params']) => string;

const SENTENCES: Readonly<Record<SetUpFault['code'], Sentence>> = {
  'soldiers-for-other-players': ({ soldiers, players }) =>
    `${players} players need as many soldiers, and there ${are(soldiers)} ${soldiers}`,
  'soldier-twice': ({ soldier }) => `the soldier ${soldier} is named more than once`,
  'no-such-leader': ({ leader, last }) =>
    `the leader is seat ${leader}, and the seats are 0 to ${last}`,
  'chaplain-not-for-two': ({ players }) =>
    `the Chaplain is for two players, and there are ${players}`,
  'trials-without-chaplain': () => 'the size of Trials is chosen only with the Chaplain',
  'trials-off-the-list': ({ trials }) =>
    `Trials begins with ${trials} cards; with the Chaplain it is 20, 22, 24, 26, 28 or 30`,
  'tiles-in-secret': () => 'a game with secret hands does not tell the tiles; leave them out',
  'tiles-missing': () => 'a game with open hands tells the tiles of every seat, and has none',
  'tiles-for-other-seats': ({ found, seats }) =>
    `there are tiles for ${counted(found, 'seat')}, and there are ${seats} seats`,
  'not-three-tiles': ({ seat, found, most }) =>
    `seat ${seat} is dealt ${counted(found, 'tile')}; everybody is dealt ${most}`,
  'tile-not-used': ({ seat, tile, players }) =>
    `seat ${seat} is dealt a ${tile} tile, which is used from ${players} players on`,
  'tiles-not-one-each': ({ seat }) =>
    `seat ${seat} must be dealt a left, a right and one more tile; only with the option "tileDeal": "random" are all three by chance`,
  'too-many-tiles': ({ tile, found, most }) =>
    `${found} ${tile} tiles are dealt, and there are ${most}`,
  'deck-in-secret': () => 'a game with secret hands does not tell the deck; leave it out',
  'deck-not-the-cards': ({ card, found, wanted }) =>
    `the deck has ${counted(found, 'card')} ${card}, and the game has ${wanted}`,
};

type Value = string | number | undefined;
const are = (count: Value): string => (count === 1 ? 'is' : 'are');
const counted = (count: Value, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** What is wrong with a set-up, as a clause. */
export const setUpFaultText = ({ code, params }: SetUpFault): string => SENTENCES[code](params);
