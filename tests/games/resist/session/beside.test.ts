import { expect, test } from 'vitest';
import { CARD_SIDES, MAQUIS, MISSIONS, READINGS, SPLITS } from '#games/resist/data/index.ts';
import { askedNow, outcomeOf, type Position, snapshotOf } from '#games/resist/engine/index.ts';
import { GamesOnTable, type TableStep } from './beside/games.ts';
import { standOfAid, standOfGame } from './beside/stand.ts';
import { Table } from './beside/table.ts';

/*
 * Whole games on a real table, with the aid beside it: told what it asks and nothing else, it counts what the game
 * counts after every step. GAMES=1000 plays more of them.
 */

const GAMES = Number(process.env.GAMES ?? 100);

/** Questions of the game at which nothing is half done on the table. */
const AT_REST: ReadonlySet<string> = new Set(['plan', 'attack', 'strike', 'decide', 'over']);

/** Which sides were played against which Missions, whose actions were used, and which Missions fell. */
class Coverage {
  readonly pairs = new Set<string>();
  readonly sides = new Set<string>();
  readonly used = new Set<string>();
  readonly copied = new Set<string>();
  readonly chosen = new Set<string>();
  readonly fallen = new Set<string>();
  #round: string[] = [];

  note({ events, after }: TableStep): void {
    for (const event of events) {
      if (event.type === 'played') this.#round.push(`${event.maquis} ${event.side}`);
      if (event.type === 'copied') this.copied.add(event.maquis);
      if (event.type === 'mission-chosen') this.chosen.add(event.mission);
      if (event.type === 'mission-beaten') this.fallen.add(event.mission);
      if (event.type === 'used') {
        const { hidden } = snapshotOf(after);
        this.used.add(`${event.maquis} ${hidden.includes(event.maquis) ? 'hidden' : 'revealed'}`);
      }
      if (event.type === 'mission-scored' || event.type === 'mission-failed') {
        for (const side of this.#round) this.pairs.add(`${side} at ${event.mission}`);
        for (const side of this.#round) this.sides.add(side);
        this.#round = [];
      }
    }
  }
}

/** Whether Enemies are looked at, some of them before the discard was shuffled in and some after. */
const mixesEnemies = ({ before, events }: TableStep): boolean =>
  askedNow(before).purpose === 'sifting-enemies' &&
  snapshotOf(before).ask === 'look' &&
  events.some(({ type }) => type === 'reshuffled');

/** The action that may be used now. */
function actionOf(position: Position): string | undefined {
  const { user } = askedNow(position);
  const { hidden } = snapshotOf(position);
  const maquis = MAQUIS.find(({ id }) => id === user);
  return maquis?.[hidden.includes(maquis.id) ? 'hidden' : 'revealed'].action;
}

test(`resist.round: what is asked beside ${GAMES} games comes to what they come to`, () => {
  const coverage = new Coverage();
  const games = new GamesOnTable();
  const unasked = new Set<string | undefined>();
  for (let n = 0; n < GAMES; n++) {
    const split = SPLITS[n % 2];
    const reading = READINGS[(n >> 1) % 2];
    const table = new Table({ split, reading });
    let moves = 0;
    const setUp = { split, reading, seed: `beside ${n}` };
    for (const step of games.play(setUp, `choice ${n}`, n % 8 === 0 ? 10 : n % 4)) {
      moves++;
      const where = `game ${n}, move ${moves}, ${step.move}`;
      try {
        table.watch(step);
      } catch (error) {
        throw new Error(`${where}: ${String(error)}`);
      }
      // Which deck each Enemy came from that was looked at over a reshuffle nobody asks; so the game is left there.
      if (mixesEnemies(step)) break;
      coverage.note(step);
      const { phase, ask } = snapshotOf(step.after);
      if (ask === 'use' && table.step !== 'asking') unasked.add(actionOf(step.after));
      // Where nothing more can be paid for the aid has stopped already.
      if (!AT_REST.has(ask) || (ask === 'strike' && table.notes.phase !== 'strike')) continue;
      expect(table.untold, where).toEqual([]);
      expect(table.step, where).not.toBe('asking');
      if (phase === 'over') {
        expect(table.outcome, where).toEqual(outcomeOf(step.after));
        expect(table.notes, where).toMatchObject({ phase: 'over' });
      } else expect(standOfAid(table.notes), where).toEqual(standOfGame(step.after));
    }
  }
  // These count until the strike by themselves, or change nothing that is kept.
  expect([...unasked].sort()).toEqual([
    ...['count-civilians', 'count-others', 'count-revealed', 'halve-mission', 'sift-recruit'],
    'weaken',
  ]);
  const withAction = MAQUIS.flatMap((maquis) => CARD_SIDES.filter((side) => maquis[side].action));
  const { sides, used, copied, chosen, fallen, pairs } = coverage;
  const covered = `${sides.size} sides × ${chosen.size} Missions: ${pairs.size} of 960 pairs`;
  expect([sides.size, used.size], covered).toEqual([48, withAction.length]);
  expect([chosen.size, fallen.size], covered).toEqual([MISSIONS.length, MISSIONS.length]);
  expect(copied.size, covered).toBeGreaterThan(5);
  expect(pairs.size, covered).toBeGreaterThan(600);
});
