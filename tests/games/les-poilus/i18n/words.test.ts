import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  HARDSHIP_IDS,
  SOLDIER_IDS,
  SOLDIERS,
  VARIANT_IDS,
} from '#games/les-poilus/data/index.ts';
import { RULE_OF_EVENT } from '#games/les-poilus/engine/event.ts';
import {
  dealtSetUp,
  ENDINGS,
  FAULT_CODES,
  type MoveFault,
  moveText,
  newGame,
  parseMove,
  REASON_CODES,
  type Reason,
  SET_UP_FAULT_CODES,
} from '#games/les-poilus/engine/index.ts';
import { cardInWords, charmInWords, hardshipInWords } from '#games/les-poilus/i18n/cards.ts';
import { endingText, eventText, momentText, resultText } from '#games/les-poilus/i18n/events.ts';
import { faultText, moveFaultText } from '#games/les-poilus/i18n/faults.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { briefReason, reasonText } from '#games/les-poilus/i18n/reasons.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import { type GameToPlay, stepsOf } from '../engine/generated/games.ts';
import { flawed, inLanguage } from './sentence.ts';

const NAMES = ['Ana', 'Otto', 'Marie', 'Jules', 'Louis'];
const who = whoIn({ soldiers: SOLDIER_IDS }, NAMES);

/** Games in which most things happen: every number of players, every variant, the Chaplain. */
const GAMES: readonly GameToPlay[] = Array.from({ length: 40 }, (_, n) => ({
  setUp: dealtSetUp({
    players: 2 + (n % 4),
    variant: VARIANT_IDS[n % VARIANT_IDS.length],
    options: n % 8 === 0 ? { twoPlayers: 'chaplain' } : {},
    seed: `words ${n}`,
  }),
  temper: n % 3 === 0 ? 'careful' : 'any',
  choices: `words ${n}`,
}));

/** Whatever a reason or a fault can speak of. */
const PARAMS = {
  ...{ seat: 1, owner: 2, asked: 0, card: 'rain-gas-trap', top: 'mute', kind: 'gas', hand: 3 },
  ...{ least: 3, most: 5, tile: 'left', phase: 'action', ending: 'peace', cards: 2, found: 4 },
  ...{ players: 3, soldiers: 4, soldier: 'moreau', trials: 21, seats: 3, wanted: 1, counted: 58 },
  ...{ all: 59, count: 3, tiles: 2 },
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('les-poilus.mission-success: where no card lies, none is counted as it leaves', () => {
    inLanguage(language, () => {
      const told = (cards: number) =>
        eventText({ type: 'mission-succeeded', rule: 'les-poilus.mission-success', cards }, who);
      expect(told(2)).toContain('2');
      expect(told(0)).not.toMatch(/\d/);
      expect(flawed([told(0)])).toEqual([]);
    });
  });

  test('every card, soldier and ending has a name', () => {
    inLanguage(language, () => {
      const names = CARD_IDS.map(cardInWords);
      expect(flawed(names)).toEqual([]);
      expect(new Set(names).size).toBe(CARD_IDS.length);
      expect(flawed(HARDSHIP_IDS.map(hardshipInWords))).toEqual([]);
      expect(flawed(SOLDIER_IDS.map((_, seat) => whoIn({ soldiers: SOLDIER_IDS })(seat)))).toEqual(
        [],
      );
      expect(flawed(SOLDIER_IDS.map(charmInWords))).toEqual([]);
      expect(flawed(ENDINGS.map(endingText))).toEqual([]);
      const results = ENDINGS.map((reason) => resultText({ result: 'loss', reason }));
      expect(flawed(results)).toEqual([]);
    });
  });

  test('every reason, fault and broken move has a sentence', () => {
    inLanguage(language, () => {
      const reasons = REASON_CODES.map(
        (code): Reason => ({
          code,
          rule: 'les-poilus.actions',
          params: PARAMS,
        }),
      );
      expect(flawed(reasons.map((reason) => reasonText(reason, who)))).toEqual([]);
      expect(flawed(reasons.map((reason) => briefReason(reason, who)))).toEqual([]);
      const faults = [...SET_UP_FAULT_CODES, ...FAULT_CODES];
      expect(flawed(faults.map((code) => faultText({ code, params: PARAMS }, who)))).toEqual([]);
      const wrong = ['fly', 'play', 'play:a:b', 'deal:9:mute', 'play:x', 'charm:mute'].concat(
        ...['cure:0:night-gas', 'speech:fog', 'place:up', 'intensity:many'],
      );
      const broken = wrong.map((text) => (parseMove(text) as { fault: MoveFault }).fault);
      expect(new Set(broken.map(({ code }) => code)).size).toBe(10);
      expect(flawed(broken.map(moveFaultText))).toEqual([]);
    });
  });

  test('every move and all that happens can be told', () => {
    const types = new Set<string>();
    inLanguage(language, () => {
      const told = new Set<string>();
      told.add(momentText(newGame(GAMES[0].setUp)));
      for (const game of GAMES) {
        for (const { move, events } of stepsOf(game)) {
          told.add(moveInWords(moveText(move), who));
          for (const event of events) {
            types.add(event.type);
            told.add(eventText(event, who));
          }
        }
      }
      expect(flawed(told)).toEqual([]);
    });
    const never = Object.keys(RULE_OF_EVENT).filter((type) => !types.has(type));
    // Only games at a table deal unseen, and nobody takes the charm by chance.
    expect(never).toEqual(['cards-dealt', 'charm-recovered']);
    inLanguage(language, () => {
      const dealt = { type: 'cards-dealt', rule: 'les-poilus.deal', seat: 1, count: 3 } as const;
      const charm = {
        type: 'charm-recovered',
        rule: 'les-poilus.support-bonus',
        seat: 1,
        soldier: 'perrin',
      } as const;
      expect(flawed([eventText(dealt, who), eventText(charm, who)])).toEqual([]);
    });
  });
});

test('a soldier answers to the name its player gave, else to its own; beyond sits the Chaplain', () => {
  const seats = whoIn({ soldiers: ['perrin', 'moreau'] }, ['', ' Ana ']);
  expect([0, 1, 2].map(seats)).toEqual(['Anselme', 'Ana', 'Chaplain']);
});

test('moves say what they do', () => {
  const moves = ['intensity:1', 'intensity:3', 'play:rain-gas-trap', 'play:mute', 'cure:3:mute'];
  expect(moves.map((move) => moveInWords(move, who))).toEqual([
    'Draw 1 card each',
    'Draw 3 cards each',
    'Play Rain + Gas, trap',
    'Play Mute',
    'Remove Jules’s Mute',
  ]);
});

test('every room calls the soldiers by the same names: texts know no surname', () => {
  const surnames = SOLDIERS.map(({ name }) => name.split(' ')[1]);
  const texts = globSync('content/{rules,guides,puzzles}/les-poilus/**/*.{mdx,yml}');
  expect(texts.length).toBeGreaterThan(20);
  for (const path of texts) {
    const text = readFileSync(path, 'utf8');
    expect({ path, found: surnames.filter((name) => text.includes(name)) }).toEqual({
      path,
      found: [],
    });
  }
});
