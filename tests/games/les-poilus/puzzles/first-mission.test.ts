import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { parse } from 'yaml';
import { snapshotOf } from '#games/les-poilus/engine/index.ts';
import {
  readGuidedMission,
  readGuidesWords,
  waitedAfter,
} from '#games/les-poilus/puzzles/index.ts';
import { poilusMachine } from '#games/les-poilus/session/index.ts';
import { localizeGuide } from '#play/puzzles/stated-puzzle.ts';
import type { Read } from '#shared/read-as.ts';
import { LANGUAGES } from '#site/layout/languages.ts';

/* The guided first mission, played by the machine of the practice: what its words say comes about. */

const FOLDER = 'content/guides/les-poilus';

function fileIn<Content>(file: string, reader: (value: unknown) => Read<Content>): Content {
  const made = reader(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  if ('faults' in made) throw new Error(`${file}: ${made.faults.join('; ')}`);
  return made.read;
}

const mission = fileIn('first-mission.yml', readGuidedMission);

/** The table, and what happened, after so many steps with all news read. */
function after(steps: number) {
  const actor = createActor(poilusMachine, { input: { seed: mission.seed } }).start();
  actor.send({ type: 'configure', change: { way: 'open' } });
  actor.send({ type: 'start' });
  const sent = mission.steps.slice(0, steps).flatMap(({ moves }) => moves);
  for (const move of sent) {
    actor.send({ type: 'move', move });
    expect(actor.getSnapshot().context.rejected, move).toEqual([]);
    actor.send({ type: 'continue' });
  }
  const { replayed } = actor.getSnapshot().context;
  if (!replayed) throw new Error('the game has not begun');
  return {
    ...snapshotOf(replayed.position),
    happened: replayed.events.flat().map(({ type }) => type),
  };
}

test('les-poilus.trap: the second step sets a trap off, and four kinds are active once', () => {
  const { happened, active, noMansLand } = after(2);
  expect(happened).toContain('trap-set-off');
  expect(noMansLand).toHaveLength(2);
  expect(active).toEqual({ night: 1, snow: 1, rain: 1, shell: 0, gas: 1, whistle: 0 });
});

test('les-poilus.three-of-a-kind: rain, shell and gas stand at two before the charm is used', () => {
  expect(after(5).active).toMatchObject({ rain: 2, shell: 2, gas: 2 });
  expect(after(6).active).toMatchObject({ rain: 1, gas: 1 });
});

test('les-poilus.out-of-the-mission: Anselme takes his phobia along', () => {
  expect(after(8).active.shell).toBe(2);
  expect(after(9).active.shell).toBe(1);
});

test('les-poilus.majority: Anselme is supported after a success', () => {
  expect(after(10)).toMatchObject({ phase: 'bonus', turn: 1 });
  expect(after(10).happened).toContain('mission-succeeded');
});

test('les-poilus.morale-drop: four cards in hand move four from Morale', () => {
  const before = after(10);
  const end = after(11);
  expect(end.players.map(({ hand }) => hand)).toEqual([0, 2, 2]);
  expect(end).toMatchObject({ phase: 'intensity', morale: before.morale - 4, leader: 1 });
  expect(end.players[1].hardships).toEqual([]);
});

test('a step is done when all its moves are made', () => {
  const [seven] = mission.steps.slice(6, 7);
  expect(waitedAfter(mission, 0)).toEqual({ done: 0, move: 'intensity:3' });
  expect(waitedAfter(mission, 7)).toEqual({ done: 6, move: seven.moves[1] });
  const all = mission.steps.flatMap(({ moves }) => moves).length;
  expect(waitedAfter(mission, all)).toEqual({ done: 11, move: undefined });
});

test.each(LANGUAGES)(
  'every step of the guided mission has its words in the language %s',
  (language) => {
    const words = fileIn(`words/${language}.yml`, readGuidesWords);
    expect(localizeGuide(mission, words['first-mission']).steps).toHaveLength(mission.steps.length);
  },
);
