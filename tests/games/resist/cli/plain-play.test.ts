import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isAnsweredPlainly, plainDecisions } from '#games/resist/cli/mine/plain-play.ts';
import { GAME, MAQUIS_IDS, MISSIONS, type MissionId } from '#games/resist/data/index.ts';
import { type Judged, puzzleOf } from '#games/resist/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import { type PuzzleSetUp, PuzzleSetUpSchema } from '#games/resist/puzzles/set-up.ts';
import type { That } from '#games/resist/puzzles/stated-puzzle.ts';
import { solve } from '#play/puzzles/solve.ts';

/** The two Missions of the end of a round. */
const LEFT = MISSIONS.filter(({ era }) => era === 3).slice(0, 2);

/**
 * The end of a round: one of the people hidden, one revealed, a Spy in hand, so many people and Spies in the
 * discard pile; and a Mission that has failed, or none.
 */
function decision(people: number, spies: number, failed?: MissionId, left = LEFT): Judged {
  const [hidden, revealed, ...others] = MAQUIS_IDS;
  const discard = [...others.slice(0, people), ...Array<'spy'>(spies).fill('spy')];
  const gone = (era: number, most: number) =>
    MISSIONS.filter((one) => one.era === era && !left.includes(one))
      .slice(0, most)
      .map(({ id }) => id);
  const table = {
    phase: 'decide',
    reading: 'strict',
    round: 8,
    hand: ['spy'],
    hidden: [hidden],
    revealed: [revealed],
    deck: { top: [], maquis: [], spies: 0 },
    discard,
    recruits: [],
    pile: others.slice(people, 10),
    removed: [],
    supply: Math.max(0, 5 - spies),
    row: [
      ...left.map(({ id }) => ({ mission: id, up: [], down: 0, failed: false })),
      ...(failed ? [{ mission: failed, up: [], down: 0, failed: true }] : []),
    ],
    defeated: [...gone(1, 4).filter((id) => id !== failed), ...gone(2, 3)],
    enemyTop: [],
    graveyard: [],
    beaten: false,
    strength: 0,
  } as unknown as PuzzleSetUp;
  return { table, until: { rounds: 1 }, aim: { mean: 'points' }, asks: 'choice' };
}

const plainly = (people: number, spies: number): readonly string[] => {
  const { start } = puzzleOf(decision(people, spies));
  return plainDecisions(start, PUZZLE_RULES.optionsAt(start).choices)
    .map(PUZZLE_RULES.formatMove)
    .sort();
};

describe('a plain player of RESIST! at the end of a round', () => {
  test('stops where twice as many Spies as people come round again; who was revealed does not', () => {
    // Besides those of the discard pile the one hidden and the Spy in hand come round.
    expect(plainly(1, 3)).toEqual(['end']);
    expect(plainly(2, 4)).toEqual(['continue', 'end']);
    expect(plainly(2, 5)).toEqual(['end']);
  });
});

test('an exercise is plain where one against many Spies can gain nothing by a round more', () => {
  const solver = solve(PUZZLE_RULES, puzzleOf(decision(0, 5)));
  const root = PUZZLE_RULES.root(solver.puzzle);
  const [end] = solver.options(root).filter(({ move }) => PUZZLE_RULES.formatMove(move) === 'end');
  expect(solver.worth(root)).toEqual(end?.worth);
  expect(isAnsweredPlainly(solver)).toBe(true);
});

const isPlain = (judged: Judged): boolean =>
  isAnsweredPlainly(solve(PUZZLE_RULES, puzzleOf(judged)));

describe('whether to go on', () => {
  test('is plain where going on cannot lose: nothing has failed, nobody is dead, and no hand can be all Spies', () => {
    // Abel, Adolfo and Anastasio come round with two Spies, all in one hand: 2 + 3 + 2 is enough for Defend the Farmhouse.
    expect(isPlain(decision(2, 1))).toBe(true);
  });

  test('is plain where as likely as not a second Mission fails, and the game is lost', () => {
    // One of six cards is not drawn: without one of the same three the 7 are not reached. Half of 4 points more is less.
    expect(isPlain(decision(2, 2, 'barracks'))).toBe(true);
  });

  test('is a question where a second Mission may fail, though seldom', () => {
    // Mayor's House has 5: 3 + 2, not 2 + 2. Of six cards one is not drawn, each as likely, Adolfo among them.
    // 13 points are had: 5 in 6 times 17 is a little more.
    const left = MISSIONS.filter(({ id }) => id === 'mayors-house' || id === 'police-station');
    expect(isPlain(decision(2, 2, 'barracks', left))).toBe(false);
  });
});

/** A table without a Hidden deck; of whoever is nowhere on it twelve are Recruits, the others spent. */
function tableOf(setUp: v.InferInput<typeof PuzzleSetUpSchema>): PuzzleSetUp {
  const { hand = [], hidden = [], revealed = [] } = setUp;
  const named = new Set<string>([hand, hidden, revealed].flat());
  const pile = MAQUIS_IDS.filter((id) => !named.has(id)).slice(GAME.maquisInADeck);
  return v.parse(PuzzleSetUpSchema, {
    ...setUp,
    deck: { top: [], maquis: [], spies: 0 },
    pile,
  });
}

const alone = (mission: MissionId, up: readonly string[] = []) =>
  ({ mission, up, down: 0, failed: false }) as const;

describe('which Mission', () => {
  const plan = (hand: readonly string[], missions: readonly MissionId[]): Judged => ({
    table: tableOf({
      phase: 'plan',
      round: 5,
      hand: [...hand],
      row: missions.map((one) => alone(one)),
    } as never),
    until: { rounds: 1 },
    aim: { mean: 'points' },
    asks: 'plan',
  });

  test('is plain where what is printed says it: 3 + 2 for the Villa, which brings more than Border', () => {
    expect(isPlain(plan(['adolfo', 'sagrario'], ['border', 'villa', 'railroad-bridge']))).toBe(
      true,
    );
  });

  test('is plain where the easiest alone is in reach, though only by counting', () => {
    // Nobody is revealed before her: 1 + 1, and 1 for each of the revealed. Both revealed: 2 + 1. Bridge has 8, Valley 6.
    expect(isPlain(plan(['abel', 'soledad'], ['border', 'valley', 'railroad-bridge']))).toBe(true);
  });

  test('is plain where a half is enough for the one with most points', () => {
    // Nicolás 4 and Ricardo 2 make 6; Ricardo halves the 7 of Franco's Headquarters to 4.
    expect(isPlain(plan(['nicolas', 'ricardo'], ['border', 'franco-hq', 'bunker']))).toBe(true);
  });

  test('is plain where a count is enough for the one with most points', () => {
    // Marcelino 2 and 1 for the other, Anastasio 2: 5 for the Villa, which brings 3. Border brings 1, Valley has 6.
    const people = ['anastasio', 'marcelino'];
    expect(isPlain(plan(people, ['border', 'villa', 'valley']))).toBe(true);
  });

  test('is a question where nobody can be revealed against the Mission that the hand would be enough for', () => {
    // Emilio 2 and Jacinto 3 are 5 revealed, but hidden 0 and 1: of Steal Supplies, 4, neither is revealed in ATTACK.
    const people = ['emilio', 'jacinto'];
    expect(isPlain(plan(people, ['mountain-pass', 'steal-supplies', 'valley']))).toBe(false);
  });

  test('is a question where it takes a card that is drawn', () => {
    // Sagrario 2 and Nicolás 4 are 6. Carlos, whom she draws in ATTACK, makes the 8 of Jailbreak at the Prison.
    const drawn = plan(['nicolas', 'sagrario'], ['border', 'valley', 'prison']);
    const table = { ...drawn.table, deck: { top: [], maquis: ['carlos'], spies: 0 } } as never;
    expect(isPlain({ ...drawn, table })).toBe(false);
  });
});

describe('what to strike first', () => {
  const strike = (
    strength: number,
    [mission, up]: readonly [MissionId, readonly string[]],
    that: Partial<That> = {},
    graveyard: readonly number[] = [],
  ): Judged => ({
    table: tableOf({
      phase: 'strike',
      round: 5,
      hand: ['spy'],
      hidden: ['manuel', 'soledad'],
      revealed: ['antonio', 'domingo'],
      row: [alone(mission, up), 'mountain-pass', 'valley'],
      target: mission,
      strength,
      graveyard: [...graveyard],
    } as never),
    until: { rounds: 1 },
    aim: { chance: { defeated: [mission], kept: [], ...that } },
    asks: 'round',
  });

  test('is plain where the strength pays for everything, and only the Headquarters must not fall first', () => {
    // 1 + 2 for the Enemies and 7 for the Mission make 10.
    expect(isPlain(strike(10, ['counter-guerrilla-hq', ['grunt-1', 'radio-operator-2']]))).toBe(
      true,
    );
  });

  test('is plain where the cheapest fall before the Headquarters while enough is left', () => {
    // 1 + 2 for two Grunts, 7 for the Mission; one is left, and one dead civilian is not five.
    expect(isPlain(strike(11, ['counter-guerrilla-hq', ['grunt-1', 'grunt-2', 'grunt-2']]))).toBe(
      true,
    );
  });

  test('is plain where nothing else than Counter-Guerrillas can do harm, and they can be paid for', () => {
    const stay = { defeated: [] };
    const here = ['counter-guerrilla-2', 'counter-guerrilla-4', 'guard-2', 'jailor-3'];
    expect(isPlain(strike(6, ['defend-farmhouse', here], stay, [2, 2]))).toBe(true);
  });

  test('is plain where whoever does harm can be paid for besides the Mission and its Guard', () => {
    // At the House 4 for the Counter-Guerrilla, 2 for the Guard and 5 make 11; the Jailor would be cheaper.
    const here = ['radio-operator-3', 'jailor-2', 'guard-1', 'spy-master-4', 'counter-guerrilla-3'];
    expect(isPlain(strike(11, ['mayors-house', here], { civilians: 2 }, [1, 1]))).toBe(true);
    // Of two the strength of 12 is enough where the House falls first, and raises them no more: 2 + 5, then 2 + 3.
    const two = ['jailor-2', 'guard-1', 'counter-guerrilla-2', 'counter-guerrilla-3'];
    expect(isPlain(strike(12, ['mayors-house', two], { civilians: 2 }, [1, 1]))).toBe(false);
  });

  test('is a question where an Engineer must fall first, though another is cheaper', () => {
    // 3 for the Engineer, then 1 for the Counter-Guerrilla and 7 make 11; the other way round it is 2 + 3 + 7.
    const here = ['counter-guerrilla-1', 'engineer-3'];
    expect(isPlain(strike(11, ['counter-guerrilla-hq', here], {}, [2, 1, 1]))).toBe(false);
  });

  test('is plain where the Mission may fall first, and the rest is for the one type that is dreaded', () => {
    // 4 for Barracks leave 3: for one of the Military, a Counter-Guerrilla or a Radio Operator.
    const here = ['counter-guerrilla-3', 'military-3', 'radio-operator-2'];
    const kept = { kept: ['manuel'] as const };
    expect(isPlain(strike(7, ['barracks', here], kept as never))).toBe(true);
  });
});

describe('which side to show', () => {
  const attack = (
    [hand, revealed]: readonly [readonly string[], readonly string[]],
    [mission, up]: readonly [MissionId, readonly string[]],
    that: Partial<That> = {},
  ): Judged => ({
    table: tableOf({
      phase: 'attack',
      round: 1,
      hand: [...hand],
      revealed: [...revealed],
      row: [alone(mission, up), 'mountain-pass', 'valley'],
      target: mission,
    } as never),
    until: { rounds: 1 },
    aim: { chance: { defeated: [mission], kept: [], ...that } },
    asks: 'attack',
  });

  test('is plain where each card is needed on the side that is printed the stronger', () => {
    // Nicolás 4 and Benigno 2 are the 6 of the Officer.
    expect(
      isPlain(attack([['benigno', 'nicolas'], []], ['officer', ['counter-guerrilla-4']])),
    ).toBe(true);
  });

  test('is a question where the weaker side counts the others', () => {
    // Pilar 2 and Manuela 2 are revealed. Abel hidden counts the revealed: 1 + 3, Marcelino revealed 2 + 3, in all 13;
    // 4 for Barracks, 2 + 2 + 4 for the Enemies make 12. Abel revealed brings 2 only.
    const here = ['counter-guerrilla-4', 'guard-2', 'grunt-2'];
    const nobody = { civilians: 0 };
    const people = ['abel', 'marcelino'];
    expect(isPlain(attack([people, ['pilar', 'manuela']], ['barracks', here], nobody))).toBe(false);
  });

  test('is plain where whoever is as strong on both sides is revealed for an action, as nobody is to stay', () => {
    // Soledad revealed discards the Counter-Guerrilla; hidden she brings 1 more for Manuela, and 4 of 6 would be needed.
    const here = ['counter-guerrilla-4'];
    const people = [['soledad', 'carlos'], ['manuela']] as const;
    expect(isPlain(attack(people, ['border', here], { civilians: 0 }))).toBe(true);
    const kept = { civilians: 0, kept: ['carlos'] } as never;
    expect(isPlain(attack(people, ['border', here], kept))).toBe(false);
  });
});

test('an exercise is plain where the best ends well less than once in three times', () => {
  const { table, ...rest } = decision(1, 1);
  const aim = {
    chance: { defeated: [LEFT[0]?.id ?? 'border', LEFT[1]?.id ?? 'border'], kept: [] },
  };
  // Two Missions in one round cannot be.
  expect(isPlain({ ...rest, table, aim })).toBe(true);
});
