import { expect, test } from 'vitest';
import { type Mining, minedFrom } from '#play/mining/mine.ts';
import { NO_CHANCES } from '#play/puzzles/puzzle-rules.ts';

const KINDS = ['high', 'low', 'high', 'low', 'low'];

/** A game with a question in each turn: the one of two cards that wins, where the other comes near. */
function miningOf(proved: string[]): Mining<string, string, string, string> {
  return {
    judging: {
      puzzleOf: (judged) => judged,
      rules: {
        root: () => '',
        after: (_, __, move) => move,
        parseMove: (text) => text,
        isAnswered: (_, node) => node !== '',
        optionsAt: (node) => ({ choices: node === '' ? ['ace', 'two'] : [], chances: NO_CHANCES }),
        isTerminal: (_, node) => node !== '',
        score: (_, node) => (node === 'ace' ? 10n : 8n),
        bestScore: () => undefined,
        keyOf: (_, node) => node,
        formatMove: (move) => move,
      },
    },
    mostNodes: 10,
    tasksOf: () =>
      KINDS.map((kind, n) => ({
        turn: `turn ${n}`,
        moment: {},
        judged: `${kind} ${n}`,
        // Of the first turn the kind is known from the proof alone.
        ...(n === 0 ? {} : { kind }),
      })),
    isSplit: (right, wrong) => right === 1 && wrong === 1,
    isTempting: () => true,
    isPlain: () => false,
    coached: () => new Map([['ace', 1]]),
    state: ({ judged }) => {
      proved.push(judged);
      const [kind = ''] = judged.split(' ');
      return { kind, idea: judged, hardness: 1, stated: { table: judged } };
    },
  };
}

test('a game gives its questions, up to four turns of it', () => {
  const found = [...minedFrom(miningOf([]), 'seed-1')];
  expect(found.map(({ turn }) => turn)).toEqual([0, 1, 2, 3].map((n) => `seed-1 turn ${n}`));
});

test('of a theme that is asked for only its questions come, and no other is proved in vain', () => {
  const proved: string[] = [];
  const found = [...minedFrom(miningOf(proved), 'seed-1', 'low')];
  expect(found.map(({ kind, turn }) => `${kind}, ${turn}`)).toEqual([
    'low, seed-1 turn 1',
    'low, seed-1 turn 3',
    'low, seed-1 turn 4',
  ]);
  expect(proved).toEqual(['high 0', 'low 1', 'low 3', 'low 4']);
});

test('where a question cannot be reached, those that ask for more of the same are not proved', () => {
  const mining = miningOf([]);
  const ladder = {};
  const asked: string[] = [];
  const judged = ['in vain', 'in vain, and more', 'low 1'];
  const found = [
    ...minedFrom(
      {
        ...mining,
        judging: {
          ...mining.judging,
          puzzleOf: (one) => {
            asked.push(one);
            return one;
          },
          rules: {
            ...mining.judging.rules,
            score: (puzzle, node) => (puzzle === 'in vain' ? 0n : node === 'ace' ? 10n : 8n),
          },
        },
        tasksOf: () =>
          judged.map((one, n) => ({
            turn: `turn ${n}`,
            moment: {},
            judged: one,
            ...(n < 2 ? { ladder } : {}),
          })),
      },
      'seed-1',
    ),
  ];
  expect(asked).toEqual(['in vain', 'low 1']);
  expect(found.map(({ turn }) => turn)).toEqual(['seed-1 turn 2']);
});

test('a game that is another one for a theme is called by that, so that the two are not taken for one', () => {
  const gameOf = (seed: string, theme?: string) => (theme ? `${theme} ${seed}` : seed);
  const [one] = minedFrom({ ...miningOf([]), gameOf }, 'seed-1', 'low');
  const [other] = minedFrom({ ...miningOf([]), gameOf }, 'seed-1');
  expect([one?.seed, one?.turn]).toEqual(['low seed-1', 'low seed-1 turn 1']);
  expect(other?.seed).toBe('seed-1');
});
