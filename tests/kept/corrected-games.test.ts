import { expect, test } from 'vitest';
import { readBackup } from '#kept/read-backup.ts';
import { restore } from '#kept/restore.ts';
import { dealtSetUp, tableOf } from '#les-poilus/engine/index.ts';
import { tableKit } from '#les-poilus/screen/aid/kit.ts';
import { aidRules, correct as correctPoilus } from '#les-poilus/table/index.ts';
import { rules as maquisRules } from '#maquis/engine/index.ts';
import { MAQUIS } from '#maquis/screen/aid/kit.ts';
import { correct as correctMaquis } from '#maquis/table/correction.ts';
import { SITE_OWNS_ALL } from '#maquis/table/index.ts';
import type { Game } from '#play/history/game.ts';
import { lastMoment } from '#play/history/last-moment.ts';
import type { Kinds, Rules, Step } from '#play/rules.ts';
import type { SaveKinds } from '#play/saves/codec.ts';
import { gameIn, type Save, savesOf } from '#play/saves/save.ts';
import { Overtaken } from '#play/saves/shelf.ts';
import type { PlayKit } from '#play/screen/face.ts';
import { resumed } from '#play/screen/frame/resumed.ts';
import { keptOn } from '#play/screen/kept/games-shelf.ts';
import { RULESET as RESIST_RULESET } from '#resist/data/index.ts';
import { NOTES } from '#resist/screen/notes/kit.ts';
import { noteRules } from '#resist/table/notes/index.ts';
import { kit as SEA } from '#set-europe-ablaze/screen/kit.ts';
import { gameOf, RULESET, unnumbered } from '#set-europe-ablaze/table/index.ts';
import { readKept } from '#shared/kept/kind.ts';
import { randomFrom } from '#shared/random.ts';
import { logExample } from '../games/set-europe-ablaze/examples.ts';

/* A game that was corrected at the table goes through a save, a backup and another device as it is. */

/** The moves of a game at random, with a correction after the seventh. */
function correctedGame<K extends Kinds>(
  rules: Rules<K>,
  setUp: K['setUp'],
  corrected: (position: K['position']) => K['table'],
): readonly Step<K>[] {
  const below = randomFrom('corrected');
  const steps: Step<K>[] = [];
  let position = rules.start(setUp);
  while (steps.length < 20) {
    const legal = rules.legalMoves(position);
    const move = legal[below(legal.length)] ?? '';
    const step: Step<K> = steps.length === 7 ? { correction: corrected(position) } : { move };
    const taken = rules.take(position, step);
    if ('why' in taken) throw new Error(`${rules.game}: ${JSON.stringify([step, taken.why])}`);
    steps.push(step);
    position = taken.position;
  }
  return steps;
}

interface Room<K extends SaveKinds> {
  readonly kit: PlayKit<K>;
  readonly game: Game<K>;
  readonly besides?: K['besides'];
}

function maquis(): Room<SaveKinds> {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const setUp = { ruleset: 'pnp-1.1', difficulty: 'normal', goals, seed: 'corrected' } as const;
  const steps = correctedGame(maquisRules, setUp, (position) => {
    const table = maquisRules.toTable(position);
    return correctMaquis(table, { morale: table.state.morale - 1 }).table;
  });
  const game = { setUp, steps, owners: SITE_OWNS_ALL, seen: steps.length };
  return { kit: MAQUIS, game } as unknown as Room<SaveKinds>;
}

function notes(): Room<SaveKinds> {
  const setUp = { ruleset: RESIST_RULESET, split: 'random', reading: 'strict' } as const;
  const steps = correctedGame(noteRules, setUp, (position) => ({ ...position, gained: 2 }));
  return { kit: NOTES, game: { setUp, steps, owners: {}, seen: steps.length } } as never;
}

function poilus(): Room<SaveKinds> {
  const { tiles: _, deck: __, ...dealt } = dealtSetUp({ seed: 'corrected', players: 3 });
  const setUp = { ...dealt, hands: 'secret' } as const;
  const steps = correctedGame(aidRules, setUp, (position) => {
    const table = tableOf(position);
    const hand = (table.state.players[0]?.hand ?? 0) + 1;
    return correctPoilus(table, { seat: 0, player: { hand } }).table;
  });
  const game = { setUp, steps, owners: { deck: 'visitor' }, seen: steps.length };
  return { kit: tableKit, game, besides: { names: ['Ana', 'Otto', 'Marie'] } } as never;
}

function setEuropeAblaze(): Room<SaveKinds> {
  const events = logExample().events.map(unnumbered);
  const game = gameOf({ ruleset: RULESET, seed: 'corrected' }, events);
  return { kit: SEA, game } as never;
}

/** A shelf as the database makes one, without a database. */
function shelfOf<K extends SaveKinds>(kit: PlayKit<K>, there: Map<string, unknown>) {
  const kind = savesOf(kit.codec);
  const nobody = () => Promise.reject(new Error('nothing is taken off by bringing in'));
  return keptOn<K>(
    {
      ids: async () => [...there.keys()],
      raw: async (id) => there.get(id),
      get: async (id) => (there.has(id) ? readKept(kind, there.get(id)) : undefined),
      bring: async (save) => {
        if (there.has(save.id)) throw new Overtaken();
        there.set(save.id, structuredClone(save));
      },
      amend: nobody,
      discard: nobody,
    },
    kit,
  );
}

test.each([
  ['Maquis', maquis],
  ['RESIST!', notes],
  ['Les Poilus', poilus],
  ['Set Europe Ablaze', setEuropeAblaze],
])('a corrected game of %s goes on from its backup on another device', async (_, room) => {
  const { kit, game, besides } = room();
  expect(game.steps.some((step) => 'correction' in step)).toBe(true);
  const { version, game: id } = kit.codec;
  const save = {
    version,
    id: 'mine',
    begun: 1,
    changed: 2,
    order: 2,
    progress: { game, ...besides },
  };
  const games = { [id]: { shelves: { table: [save] }, things: {} } };
  const made = '2026-11-21T20:00:00.000Z';
  const text = JSON.stringify({ format: 'safe-house-backup', version: 3, made, games, site: {} });
  const noRest = async () => undefined;
  const read = await readBackup(text, noRest);
  if ('fault' in read) throw new Error(read.fault);
  const there = new Map<string, unknown>();
  const shelf = { name: 'table', label: () => '', open: async () => shelfOf(kit, there) };
  const told = await restore(read.backup, async () => ({ shelves: [shelf] }), noRest);
  expect(told).toMatchObject({ games: { added: 1 }, unread: 0 });
  const brought = readKept(savesOf(kit.codec), there.get('mine'));
  if ('unread' in brought) throw new Error(`the save is ${brought.unread}`);
  expect(gameIn(brought.value)).toEqual(game);
  const { input, trouble } = resumed(kit, brought.value as Save<SaveKinds>);
  expect(trouble).toBeUndefined();
  expect(input).toMatchObject({ id: 'mine', resume: { game: { steps: game.steps } } });
  expect(lastMoment(kit.rules, game).position).toBeDefined();
});

const DAMAGES: readonly ((step: object) => object)[] = [
  // A text that is no move, and a table that cannot be.
  () => ({ move: 'nonsense' }),
  (step) => JSON.parse(JSON.stringify(step).replace(/("morale"|"discardSpies"):\d+/, '$1:40')),
];

test.each([
  ['Maquis', maquis],
  ['RESIST!', notes],
  ['Les Poilus', poilus],
])(
  'a game of %s with a step that cannot have happened opens before it, and says why',
  async (_, room) => {
    const { kit, game, besides } = room();
    for (const damaged of DAMAGES) {
      const steps = game.steps.map((step, n) => (n === 7 ? damaged(step) : step));
      const progress = { game: { ...game, steps }, ...besides };
      const save = { version: 1, id: 'mine', begun: 1, changed: 2, progress };
      const { input, trouble } = resumed(kit, save as unknown as Save<SaveKinds>);
      expect(input).toMatchObject({ resume: { game: { steps: game.steps.slice(0, 7) } } });
      const tell = (await kit.why?.()) ?? kit.words.reason;
      const [why] = trouble?.why ?? [];
      expect(why && tell(why)).toMatch(/\w{3}/);
    }
  },
);
