import { expect, test } from 'vitest';
import { CARD_COPIES, CARD_IDS, RULES } from '#games/les-poilus/data/index.ts';
import {
  newGame,
  type Position,
  parseMove,
  REASON_CODES,
  type Reason,
  validateMove,
} from '#games/les-poilus/engine/index.ts';
import { reasonText } from '#games/les-poilus/i18n/reasons.ts';
import { at, playAll, type Seated } from './tables.ts';

const other: Seated = { cards: ['snow-gas'] };
const TWO = ['night-shell', 'rain-gas'];
const FEAR = ['night-shell', 'night-gas'];
const secret = newGame({
  ruleset: 'seed-1.1',
  hands: 'secret',
  players: 2,
  soldiers: ['moreau', 'fayard'],
});
const out = playAll(secret, 'intensity:3 fall-back fall-back').position;
const chaplain = newGame({
  ruleset: 'seed-1.1',
  players: 2,
  soldiers: ['moreau', 'fayard'],
  options: { twoPlayers: 'chaplain' },
  tiles: [
    ['left', 'right', 'left'],
    ['left', 'right', 'left'],
    ['left', 'right', 'left'],
  ],
});
const acting = { acting: 0, turn: 0 } as const;
const bonus = (seat: Seated) =>
  playAll(
    at({
      seats: [
        { tileIds: [], ...seat },
        { placedTile: 'left', tileIds: [] },
      ],
    }),
    'fall-back',
  ).position;
const failed = playAll(
  at({
    noMansLand: ['night-snow', 'night-rain'],
    seats: [{ cards: ['night-whistle'] }, { cards: ['mute'] }],
  }),
  'play:night-whistle intensity:8',
).position;

const ALL_CARDS = CARD_IDS.flatMap((id, n) => new Array<string>(CARD_COPIES[n]).fill(id));

/** For every code of a refusal a position and a move that is refused for that reason alone. */
const REFUSED: Readonly<Record<Reason['code'], readonly [Position, string]>> = {
  'game-is-over': [
    playAll(at({ trials: 0, seats: [{ tileIds: [] }, { in: false }] }), 'fall-back').position,
    'fall-back',
  ],
  'chaplain-to-place': [chaplain, 'intensity:3'],
  'intensity-to-choose': [secret, 'fall-back'],
  'card-to-deal': [at({ phase: 'deal', seats: [{}, {}], unseen: { deals: 2 } }), 'fall-back'],
  'action-to-take': [at({ seats: [{}, other] }), 'done'],
  'trap-to-draw': [at({ phase: 'trap', ...acting, seats: [{}, other] }), 'fall-back'],
  'clumsy-to-draw': [at({ phase: 'clumsy', ...acting, seats: [{}, other] }), 'fall-back'],
  'tile-to-remove': [at({ phase: 'remove-tile', ...acting, seats: [{}, other] }), 'place:left'],
  'tile-to-place': [at({ phase: 'place-tile', ...acting, seats: [{}, other] }), 'remove:left'],
  'speech-to-answer': [
    at({ phase: 'speech', speechKind: 'gas', turn: 1, acting: 0, seats: [{}, other] }),
    'fall-back',
  ],
  'hardship-to-cure': [
    at({ phase: 'christmas', ...acting, seats: [{ hardships: ['mute'] }, other] }),
    'fall-back',
  ],
  'tile-to-reveal': [out, 'done'],
  'bonus-to-take': [bonus({ hardships: ['mute'] }), 'fall-back'],
  'intensity-too-low': [at({ phase: 'intensity', seats: [{}, {}] }), 'intensity:0'],
  'first-intensity-too-low': [secret, 'intensity:2'],
  'intensity-too-high': [secret, 'intensity:14'],
  'other-is-dealt': [
    at({ phase: 'deal', seats: [{}, {}], unseen: { deals: 2 } }),
    'deal:1:night-shell',
  ],
  'card-accounted-for': [
    at({ phase: 'deal', seats: [{ cards: ['mute'] }, {}], unseen: { deals: 2 } }),
    'deal:0:mute',
  ],
  'card-lies-elsewhere': [failed, 'deal:1:night-snow'],
  'card-not-on-top': [
    at({ phase: 'deal', seats: [{}, {}], unseen: { deals: 2, deck: ALL_CARDS } }),
    'deal:0:merry-christmas',
  ],
  'no-such-tile': [
    at({ phase: 'place-tile', ...acting, seats: [{ tileIds: ['left'] }, other] }),
    'place:right',
  ],
  'not-of-that-kind': [
    at({ phase: 'speech', speechKind: 'gas', turn: 1, acting: 0, seats: [{}, other] }),
    'discard:night-shell',
  ],
  'hand-is-empty': [at({ seats: [{}, other] }), 'play:mute'],
  'card-not-in-hand': [at({ seats: [other, {}] }), 'play:mute'],
  'nothing-to-cure-there': [
    at({ phase: 'christmas', ...acting, seats: [{ hardships: ['mute'] }, other] }),
    'cure:1:mute',
  ],
  'nothing-to-heal-there': [bonus({ hardships: ['mute'] }), 'heal:proud'],
  'other-reveals': [out, 'reveal:1:left'],
  'tile-cannot-be': [out, 'reveal:0:double-left'],
  'no-charm-after-failure': [
    playAll(
      at({
        noMansLand: FEAR,
        seats: [
          { cards: ['night-whistle'], hardships: ['mute'], charm: false },
          { placedTile: 'left', tileIds: [] },
        ],
      }),
      'play:night-whistle',
    ).position,
    'charm-back',
  ],
  'charm-not-used': [bonus({ hardships: ['mute'] }), 'charm-back'],
  'healed-already': [
    playAll(bonus({ hardships: ['mute', 'proud'], charm: false }), 'heal:mute').position,
    'charm-back',
  ],
  'fearful-must-leave': [
    at({ noMansLand: FEAR, seats: [{ cards: TWO, hardships: ['fearful'] }, other] }),
    'play:rain-gas',
  ],
  'stubborn-stays': [at({ seats: [{ cards: TWO, hardships: ['stubborn'] }, other] }), 'fall-back'],
  'proud-stays': [at({ seats: [{ cards: TWO, hardships: ['proud'] }, other] }), 'fall-back'],
  'fragile-needs-company': [
    at({ seats: [{ cards: TWO }, { ...other, hardships: ['fragile'] }] }),
    'fall-back',
  ],
  mute: [at({ seats: [{ hardships: ['mute'], speech: 1 }, other] }), 'speech:gas'],
  'no-speech-token': [at({ seats: [{}, other] }), 'speech:gas'],
  'charm-is-used': [at({ noMansLand: FEAR, seats: [{ charm: false }, other] }), 'charm:night-gas'],
  'charm-of-other-kind': [at({ noMansLand: ['rain-gas'], seats: [{}, other] }), 'charm:rain-gas'],
  'not-in-no-mans-land': [at({ noMansLand: FEAR, seats: [{}, other] }), 'charm:night-whistle'],
  'no-kind-in-no-mans-land': [at({ seats: [{}, other] }), 'charm:night-gas'],
};

test.each(REASON_CODES)(
  '%s: refused for that alone, with a rule of the book and a sentence',
  (code) => {
    const [position, text] = REFUSED[code];
    const parsed = parseMove(text);
    if ('fault' in parsed) throw new Error(text);
    const reasons = validateMove(position, parsed.move);
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(RULES.map(({ id }) => id)).toContain(reasons[0].rule);
    expect(reasonText(reasons[0], (seat) => `Seat ${seat}`)).not.toMatch(/undefined|NaN/);
  },
);
