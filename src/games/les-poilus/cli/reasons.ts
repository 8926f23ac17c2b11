import { listed } from '#shared/list-text.ts';
import { SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import type { MoveFault, Reason, ReasonCode } from '../engine/index.ts';

/* Refusals in plain English clauses; cards, kinds and tiles are called as in a record. */

type Sentence = (params: Reason['params']) => string;

const SENTENCES: Readonly<Record<ReasonCode, Sentence>> = {
  'game-is-over': () => 'the game is over',
  'chaplain-to-place': () => 'first one of the Chaplain’s tiles is picked',
  'intensity-to-choose': ({ seat }) => `seat ${seat} is to choose the intensity`,
  'card-to-deal': ({ seat }) => `seat ${seat} is to be dealt a card`,
  'action-to-take': ({ seat }) => `seat ${seat} is to take an action`,
  'trap-to-draw': ({ seat }) => `seat ${seat} is to draw a card for the trap`,
  'clumsy-to-draw': ({ seat }) => `seat ${seat} is Clumsy and is to draw a card`,
  'tile-to-remove': ({ seat }) => `seat ${seat} is Absent-minded and is to remove a tile`,
  'tile-to-place': ({ seat }) => `seat ${seat} is falling back and is to place a tile`,
  'speech-to-answer': ({ seat }) => `seat ${seat} is to answer the speech`,
  'hardship-to-cure': ({ seat }) => `seat ${seat} is to choose a hardship for Christmas to cure`,
  'tile-to-reveal': ({ seat }) => `seat ${seat} is to reveal its tile`,
  'bonus-to-take': ({ seat }) => `seat ${seat} is to take the bonus of support, or be done`,
  'intensity-too-low': ({ cards, least }) =>
    `the intensity is ${cards}, and must be at least ${least}`,
  'first-intensity-too-low': ({ cards, least }) =>
    `the intensity is ${cards}, and in the first mission it must be at least ${least}`,
  'intensity-too-high': ({ cards, most }) =>
    `the intensity is ${cards}, and ${most} deals all of Trials already`,
  'other-is-dealt': ({ asked, seat }) => `the next card goes to seat ${seat}, not to seat ${asked}`,
  'card-accounted-for': ({ card }) => `every ${card} has been seen elsewhere`,
  'card-lies-elsewhere': ({ card }) => `${card} is known to lie elsewhere in Trials`,
  'card-not-on-top': ({ card, top }) => `${card} is not on top of Trials; ${top} is`,
  'no-such-tile': ({ seat, tile }) =>
    seat === undefined ? `there is no ${tile} tile` : `seat ${seat} has no ${tile} tile`,
  'not-of-that-kind': ({ card, kind }) => `the speech calls for ${kind}, and ${card} has none`,
  'hand-is-empty': ({ seat }) => `seat ${seat} holds no card`,
  'card-not-in-hand': ({ card, seat }) => `seat ${seat} does not hold ${card}`,
  'nothing-to-cure-there': ({ card, seat }) => `${card} does not lie in front of seat ${seat}`,
  'nothing-to-heal-there': ({ card, seat }) => `${card} does not lie in front of seat ${seat}`,
  'other-reveals': ({ asked, seat }) => `seat ${seat} reveals its tile next, not seat ${asked}`,
  'tile-cannot-be': ({ seat, tile }) =>
    `after what has been seen, no deal gave seat ${seat} this ${tile} tile`,
  'no-charm-after-failure': () => 'after a failed mission no charm is turned up again',
  'charm-not-used': ({ seat }) => `the charm of seat ${seat} has not been used`,
  'healed-already': ({ seat }) =>
    `seat ${seat} has begun to heal hardships, and the charm is instead of that`,
  'fearful-must-leave': ({ seat }) =>
    `seat ${seat} is Fearful, some threat is active twice, and it must fall back`,
  'stubborn-stays': ({ seat, hand }) =>
    `seat ${seat} is Stubborn and holds ${hand} cards; it may fall back with one at most`,
  'proud-stays': ({ seat, hand }) =>
    `seat ${seat} is Proud and holds ${counted(hand)}, which keeps it in now`,
  'fragile-needs-company': ({ seat, hand, owner }) =>
    `seat ${owner} is Fragile and still in, and seat ${seat} holds ${counted(hand)}`,
  mute: ({ seat }) => `seat ${seat} is Mute`,
  'no-speech-token': ({ seat }) => `seat ${seat} has no speech token`,
  'charm-is-used': ({ seat }) => `the charm of seat ${seat} has been used`,
  'charm-of-other-kind': ({ card, kind }) => `the charm is against ${kind}, and ${card} has none`,
  'not-in-no-mans-land': ({ card }) => `${card} does not lie in no man’s land`,
};

const counted = (cards: string | number | undefined): string =>
  cards === 1 ? '1 card' : `${cards} cards`;

export const reasonInEnglish = ({ code, params }: Reason): string => SENTENCES[code](params);

/** Why a text is no move at all. */
export function moveFaultInEnglish({ code, found }: MoveFault): string {
  switch (code) {
    case 'unknown-move':
      return `there is no move “${found}”`;
    case 'part-missing':
      return `“${found}” lacks a part`;
    case 'too-many-parts':
      return `“${found}” has too many parts`;
    case 'unknown-seat':
      return `there is no seat “${found}”`;
    case 'unknown-card':
      return `there is no card “${found}”`;
    case 'no-threat-card':
      return `“${found}” is no threat card`;
    case 'no-hardship-card':
      return `“${found}” is no card that lies in front of anybody`;
    case 'unknown-kind':
      return `there is no threat “${found}”; the kinds are ${listed(THREAT_KINDS)}`;
    case 'unknown-tile':
      return `there is no tile “${found}”; the tiles are ${listed(SUPPORT_TILE_IDS)}`;
    case 'unknown-number':
      return `“${found}” is no number of cards`;
    default:
      return code satisfies never;
  }
}
