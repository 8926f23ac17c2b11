import { describe, expect, test } from 'vitest';
import {
  newGame,
  type Position,
  parseMove,
  REASON_CODES,
  type Reason,
  resistRules,
  validateMove,
} from '#games/resist/engine/index.ts';
import { after, attacking, deciding, planning, striking } from './tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;
const BORDER = [{ mission: 'border' as const }, ...OTHERS];
const GUARDED = [{ mission: 'border' as const, up: ['guard-1' as const] }, ...OTHERS];
const drafting = newGame({ split: 'draft', reading: 'strict' });
const start = newGame({ split: 'random', reading: 'strict' });

/** For every code of a refusal a position and a move that is refused for that reason alone. */
const REFUSED: Readonly<Record<Reason['code'], readonly [Position, string]>> = {
  'game-is-over': [after(deciding({}), 'end'), 'end'],
  'other-question': [planning({}), 'strike'],
  'spies-are-not-played': [planning({ hand: ['spy'] }), 'play:spy:revealed'],
  'not-in-hand': [planning({}), 'play:abel:hidden'],
  'reveal-limit': [
    attacking({
      hand: ['abel'],
      row: [{ mission: 'steal-supplies' }, 'border', 'villa', 'bunker'],
    }),
    'play:abel:revealed',
  ],
  'mission-not-in-row': [planning({}), 'attack:valley'],
  'mission-failed': [
    planning({ row: [{ mission: 'border', failed: true }, ...OTHERS] }),
    'attack:border',
  ],
  'maquis-still-in-hand': [attacking({ hand: ['abel'] }), 'strike'],
  'action-is-lost': [attacking({ hidden: ['adolfo'] }), 'act:adolfo'],
  'not-in-play': [attacking({ hand: ['abel'] }), 'act:abel'],
  'acted-already': [attacking({ reading: 'lenient', hidden: ['adolfo'] }), 'act:adolfo'],
  'not-in-full': [
    attacking({
      reading: 'lenient',
      hidden: ['adolfo'],
      row: BORDER,
      round: { mayAct: ['adolfo'] },
    }),
    'act:adolfo',
  ],
  'not-of-the-pair': [after(drafting, 'pair:abel:adela'), 'draft:celia'],
  'drafted-already': [after(drafting, 'pair:abel:adela draft:abel'), 'pair:abel:celia'],
  'pair-out-of-order': [drafting, 'pair:celia:abel'],
  'mission-seen': [after(start, 'mission:border'), 'mission:border'],
  'mission-of-other-era': [start, 'mission:convoy'],
  'card-not-there': [
    after(planning({ hand: ['manuela'], top: ['abel'] }), 'play:manuela:hidden use'),
    'draw:celia',
  ],
  'enemy-is-another': [
    after(
      planning({ row: [{ mission: 'border', down: ['guard-1'] }, ...OTHERS] }),
      'attack:border',
    ),
    'reveal:grunt-1',
  ],
  'no-such-civilian': [
    after(
      striking({
        graveyard: [3],
        row: [{ mission: 'border', up: ['counter-guerrilla-1'] }, ...OTHERS],
      }),
      'stop survive:counter-guerrilla-1',
    ),
    'civilian:3',
  ],
  'not-hidden-in-play': [
    after(
      striking({ hidden: ['abel'], row: [{ mission: 'border', up: ['military-1'] }, ...OTHERS] }),
      'stop survive:military-1',
    ),
    'remove:celia',
  ],
  'nothing-face-down': [
    after(planning({ hand: ['manuel'], row: BORDER }), 'play:manuel:hidden use'),
    'at:border',
  ],
  'no-such-face-down': [
    after(planning({ hand: ['pilar'] }), 'play:pilar:hidden use at:bunker'),
    'turn:3',
  ],
  'turn-one-first': [
    after(planning({ hand: ['pilar'] }), 'play:pilar:hidden use at:bunker'),
    'stop',
  ],
  'not-just-turned-up': [
    after(
      planning({ hand: ['pilar'] }),
      'play:pilar:hidden use at:bunker turn:1 reveal:guard-1 stop',
    ),
    'discard:guard-2',
  ],
  'enemy-not-here': [
    after(attacking({ hand: ['anastasio'], row: GUARDED }), 'play:anastasio:hidden use'),
    'discard:guard-2',
  ],
  'not-another-mission': [
    after(attacking({ hand: ['adela'], row: GUARDED }), 'play:adela:hidden use'),
    'shift:guard-1:border',
  ],
  'enemy-not-there': [
    after(
      striking({ strength: 8, row: [{ mission: 'railroad-bridge' }, ...OTHERS] }),
      'defeat:mission',
    ),
    'discard:villa:guard-1',
  ],
  'not-looked-at': [
    after(
      planning({ thin: true, hand: ['juana'], top: ['abel'] }),
      'play:juana:hidden use look:abel',
    ),
    'top:celia',
  ],
  'top-has-begun': [
    after(
      planning({ thin: true, hand: ['juana'], top: ['abel', 'spy'] }),
      'play:juana:hidden use look:abel look:spy top:spy',
    ),
    'discard:abel',
  ],
  'other-pile': [
    after(
      planning({ thin: true, hand: ['juana'], top: ['abel'] }),
      'play:juana:hidden use look:abel',
    ),
    'bottom:abel',
  ],
  'not-in-revealed-pile': [
    after(planning({ hand: ['celia'], pile: ['abel'] }), 'play:celia:revealed use'),
    'take:pilar',
  ],
  'nothing-to-copy': [
    after(attacking({ hand: ['emilio'], hidden: ['abel'], row: BORDER }), 'play:emilio:hidden use'),
    'copy:celia',
  ],
  'too-strong': [striking({ strength: 2, row: BORDER }), 'defeat:mission'],
  'grunts-stand': [
    striking({ strength: 9, row: [{ mission: 'border', up: ['grunt-1', 'guard-1'] }, ...OTHERS] }),
    'defeat:guard-1',
  ],
  'guards-stand': [striking({ strength: 9, row: GUARDED }), 'defeat:mission'],
  'enemy-not-at-mission': [striking({ strength: 9, row: GUARDED }), 'defeat:guard-2'],
  'mission-is-beaten': [
    after(striking({ strength: 9, row: BORDER }), 'defeat:mission'),
    'defeat:mission',
  ],
  'does-not-survive': [
    after(
      striking({ row: [{ mission: 'border', up: ['guard-1', 'military-1'] }, ...OTHERS] }),
      'stop',
    ),
    'survive:guard-1',
  ],
  'no-mission-left': [deciding({ row: [{ mission: 'franco-hq', failed: true }] }), 'continue'],
};

describe('a refusal gives its reason', () => {
  test.each(REASON_CODES)('%s', (code) => {
    const [position, text] = REFUSED[code];
    const parsed = parseMove(text);
    if ('fault' in parsed) throw new Error(text);
    const reasons = validateMove(position, parsed.move);
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(reasons[0]?.rule).toMatch(/^resist\./);
  });

  test('all that hold are given', () => {
    const row = [
      { mission: 'border' as const, up: ['grunt-1' as const, 'military-4' as const] },
      ...OTHERS,
    ];
    expect(
      resistRules.validateMove(striking({ strength: 1, row }), 'defeat:military-4'),
    ).toMatchObject([
      { code: 'grunts-stand', params: { kind: 'military-4' } },
      { code: 'too-strong', params: { target: 'military-4', defense: 4, strength: 1 } },
    ]);
  });
});

test.each([
  ['hop', 'unknown-move'],
  ['play:abl:hidden', 'unknown-name'],
  ['play:abel:border', 'wrong-part'],
  ['play:abel', 'part-missing'],
  ['discard:villa', 'part-missing'],
  ['use:abel', 'too-many-parts'],
  ['civilian:guard-1', 'wrong-part'],
])('%s is no move at all', (text, code) => {
  const [reason] = resistRules.validateMove(planning({ hand: ['abel'] }), text);
  expect(reason).toMatchObject({ code });
  expect(reason).not.toHaveProperty('rule');
  expect(resistRules.apply(planning({ hand: ['abel'] }), { move: text })).toEqual({
    reasons: [reason],
  });
});
