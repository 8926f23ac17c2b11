import { type CodedReason, codesOf, reasonFrom } from '#play/rules/game-rules.ts';
import {
  CARD_COPIES,
  CARD_IDS,
  CHAPLAIN_TRIALS,
  type RuleId,
  SUPPORT_TILES,
  TILES_EACH,
} from '../data/index.ts';
import type { SetUp } from './set-up.ts';

/** Everything that can be wrong with a set-up whose parts are sound, and the rule it breaks. */
const RULE_OF = {
  'soldiers-for-other-players': 'les-poilus.setup-soldiers',
  'soldier-twice': 'les-poilus.setup-soldiers',
  'no-such-leader': 'les-poilus.setup-leader',
  'chaplain-not-for-two': 'les-poilus.chaplain',
  'trials-without-chaplain': 'les-poilus.setup-decks',
  'trials-off-the-list': 'les-poilus.chaplain',
  'tiles-in-secret': 'les-poilus.secret-hands',
  'tiles-missing': 'les-poilus.setup-tiles',
  'tiles-for-other-seats': 'les-poilus.setup-tiles',
  'not-three-tiles': 'les-poilus.setup-tiles',
  'tile-not-used': 'les-poilus.setup-tiles',
  'tiles-not-one-each': 'les-poilus.setup-tiles',
  'too-many-tiles': 'les-poilus.setup-tiles',
  'deck-in-secret': 'les-poilus.secret-hands',
  'deck-not-the-cards': 'les-poilus.components',
} as const satisfies Record<string, RuleId>;

export type SetUpFaultCode = keyof typeof RULE_OF;

export const SET_UP_FAULT_CODES = codesOf(RULE_OF);

/** One thing that cannot be in a set-up. */
export type SetUpFault = CodedReason<SetUpFaultCode, RuleId>;

const fault = reasonFrom<SetUpFaultCode, RuleId>(RULE_OF);

/** All that is wrong with a set-up, in the order one would put it right; nothing for a sound one. */
export function setUpFaults(setUp: SetUp): SetUpFault[] {
  return [
    ...seatFaults(setUp),
    ...chaplainFaults(setUp),
    ...tileFaults(setUp),
    ...deckFaults(setUp),
  ];
}

const isSecret = ({ hands }: SetUp): boolean => hands === 'secret';
const hasChaplain = ({ options }: SetUp): boolean => options?.twoPlayers === 'chaplain';

function seatFaults({ players, soldiers, leader = 0 }: SetUp): SetUpFault[] {
  const faults: SetUpFault[] = [];
  if (soldiers.length !== players) {
    faults.push(fault('soldiers-for-other-players', { soldiers: soldiers.length, players }));
  }
  const again = soldiers.find((id, seat) => soldiers.indexOf(id) !== seat);
  if (again) faults.push(fault('soldier-twice', { soldier: again }));
  if (leader >= players) faults.push(fault('no-such-leader', { leader, last: players - 1 }));
  return faults;
}

function chaplainFaults(setUp: SetUp): SetUpFault[] {
  const { players, trials } = setUp;
  if (hasChaplain(setUp) && players !== 2) return [fault('chaplain-not-for-two', { players })];
  if (trials === undefined) return [];
  if (!hasChaplain(setUp)) return [fault('trials-without-chaplain', { trials })];
  return CHAPLAIN_TRIALS.includes(trials) ? [] : [fault('trials-off-the-list', { trials })];
}

function tileFaults(setUp: SetUp): SetUpFault[] {
  const { tiles, players } = setUp;
  if (isSecret(setUp)) return tiles ? [fault('tiles-in-secret')] : [];
  if (!tiles) return [fault('tiles-missing')];
  const seats = players + (hasChaplain(setUp) ? 1 : 0);
  if (tiles.length !== seats) {
    return [fault('tiles-for-other-seats', { found: tiles.length, seats })];
  }
  const faults = tiles.flatMap((dealt, seat) => dealFaults(setUp, dealt, seat));
  return faults.length > 0 ? faults : supplyFaults(tiles);
}

function dealFaults(setUp: SetUp, dealt: readonly string[], seat: number): SetUpFault[] {
  if (dealt.length !== TILES_EACH) {
    return [fault('not-three-tiles', { seat, found: dealt.length, most: TILES_EACH })];
  }
  const unused = SUPPORT_TILES.find(
    ({ id, players }) => players > setUp.players && dealt.includes(id),
  );
  if (unused) return [fault('tile-not-used', { seat, tile: unused.id, players: unused.players })];
  const isOneEach = dealt.includes('left') && dealt.includes('right');
  if (setUp.options?.tileDeal !== 'random' && !isOneEach) {
    return [fault('tiles-not-one-each', { seat })];
  }
  return [];
}

function supplyFaults(tiles: readonly (readonly string[])[]): SetUpFault[] {
  const all = tiles.flat();
  return SUPPORT_TILES.flatMap(({ id, copies }) => {
    const found = all.filter((tile) => tile === id).length;
    return found > copies ? [fault('too-many-tiles', { tile: id, found, most: copies })] : [];
  });
}

function deckFaults(setUp: SetUp): SetUpFault[] {
  const { deck } = setUp;
  if (!deck) return [];
  if (isSecret(setUp)) return [fault('deck-in-secret')];
  return CARD_IDS.flatMap((card, n) => {
    const found = deck.filter((id) => id === card).length;
    const wanted = CARD_COPIES[n];
    return found === wanted ? [] : [fault('deck-not-the-cards', { card, found, wanted })];
  }).slice(0, 1);
}
