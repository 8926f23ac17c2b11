import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Position, poilusRules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { type Example, exampleStart, readExample } from '#games/les-poilus/puzzles/index.ts';
import { poilusTries } from '#games/les-poilus/ui/examples/tries.ts';
import { LANGUAGES } from '#site/layout/languages.ts';

/*
 * The examples in the rulebook, each played by the engine to what the rulebook or the dossier's cases
 * (facts of Les Poilus, section 7) say comes of it.
 */

const FOLDER = new URL('../../../../content/examples/les-poilus/', import.meta.url);
const CHAPTERS = new URL('../../../../content/rules/les-poilus/', import.meta.url);

const names = readdirSync(FOLDER).map((file) => file.replace('.yml', ''));

function example(name: string): Example {
  const made = readExample(parse(readFileSync(new URL(`${name}.yml`, FOLDER), 'utf8')));
  if ('faults' in made) throw new Error(`${name}: ${made.faults.join('; ')}`);
  return made.read;
}

const startOf = (name: string): Position => exampleStart(example(name).table);

function afterText(position: Position, move: string): Position {
  const made = poilusRules.apply(position, { move });
  if (!('position' in made)) throw new Error(`${move}: ${made.reasons.map(({ code }) => code)}`);
  return made.position;
}

/** The table of an example after some of its moves, written with blanks between them. */
const played = (name: string, moves: string) =>
  snapshotOf(moves.split(' ').filter(Boolean).reduce(afterText, startOf(name)));

/** What happened by the last of some moves, by its types. */
function lastHappenings(name: string, moves: string): string[] {
  const all = moves.split(' ');
  const before = all.slice(0, -1).reduce(afterText, startOf(name));
  const made = poilusRules.apply(before, { move: all.at(-1) ?? '' });
  return 'position' in made ? made.events.map(({ type }) => type) : [];
}

/** Why a move is refused after others. */
const refused = (name: string, moves: string, move: string): string[] =>
  poilusRules
    .validateMove(moves.split(' ').filter(Boolean).reduce(afterText, startOf(name)), move)
    .map(({ code }) => code);

/** Every move that an example offers or refuses for a reason, in some order of its moves. */
function offered(start: Position, moves: readonly string[]): Set<string> {
  const made = new Set<string>();
  const seen = new Set<string>();
  const walk = (position: Position) => {
    const key = poilusRules.positionKey(position);
    if (seen.has(key)) return;
    seen.add(key);
    for (const { move, refusal } of poilusTries(position, moves, String)) {
      made.add(move);
      if (!refusal) walk(afterText(position, move));
    }
  };
  walk(start);
  return made;
}

test('there are at least ten examples', () => {
  expect(names.length).toBeGreaterThanOrEqual(10);
});

test.each(names)(
  'the example %s is called like its file, and each of its moves teaches something',
  (name) => {
    const { id, tries } = example(name);
    expect(id).toBe(name);
    expect([...offered(startOf(name), tries)].toSorted()).toEqual([...tries].toSorted());
  },
);

describe('threats', () => {
  test('les-poilus.three-of-a-kind: all six at two, and whatever comes next fails the mission', () => {
    const safe = 'play:snow-gas play:rain-whistle';
    const twice = { night: 2, snow: 2, rain: 2, shell: 2, gas: 2, whistle: 2 };
    expect(played('three-of-a-kind', safe).active).toEqual(twice);
    expect(lastHappenings('three-of-a-kind', `${safe} play:gas-whistle`)).toContain(
      'mission-failed',
    );
  });

  test('les-poilus.traumas-and-phobias: the third night with its owner in, the second without', () => {
    const inside = 'play:snow-gas play:night-gas';
    const outside = 'fall-back place:left play:night-gas';
    expect(lastHappenings('trauma', inside)).toContain('mission-failed');
    expect(played('trauma', outside).active.night).toBe(2);
  });

  test('les-poilus.trap: the card turned up can be the third, and its own trap does nothing', () => {
    const third = 'play:snow-gas-trap draw:rain-gas-trap';
    expect(lastHappenings('trap', third)).toContain('mission-failed');
    const harmless = played('trap', 'play:snow-gas-trap draw:night-whistle');
    expect(harmless).toMatchObject({ phase: 'action', turn: 0 });
    const knock = played('trap', 'play:snow-gas-trap draw:fragile');
    expect(knock.players[2].hardships).toEqual(['fragile']);
  });
});

describe('actions', () => {
  test('les-poilus.lucky-charm: the whole card leaves, with everything on it', () => {
    const after = played('charm', 'charm:snow-shell');
    expect(after.active).toEqual({ night: 1, snow: 0, rain: 1, shell: 1, gas: 1, whistle: 0 });
    expect(after.removed).toEqual(['snow-shell']);
    expect(after.players[0].charm).toBe(false);
    expect(refused('charm', '', 'charm:rain-gas')).toEqual(['charm-of-other-kind']);
  });

  test('les-poilus.speech: those still in may give up one card of the kind, a trauma as well', () => {
    const after = played('speech', 'speech:night discard:trauma-night discard:night-gas');
    expect(after.removed).toEqual(['night-gas', 'trauma-night']);
    expect(after.players.map(({ hand }) => hand)).toEqual([1, 1, 1, 1]);
  });
});

describe('falling back', () => {
  test('les-poilus.out-of-the-mission: Phobia Gas leaves with its owner', () => {
    expect(played('leaving', '').active.gas).toBe(2);
    expect(played('leaving', 'fall-back place:left').active.gas).toBe(1);
    expect(played('leaving', 'fall-back place:left play:snow-gas').active.gas).toBe(2);
  });

  test('les-poilus.oldest-prevails: Stubborn is older, until one card is left', () => {
    const name = 'stubborn-and-fearful';
    expect(refused(name, '', 'fall-back')).toEqual(['stubborn-stays']);
    const one = 'play:night-shell play:snow-gas';
    expect(refused(name, one, 'play:night-gas')).toEqual(['fearful-must-leave']);
    expect(refused(name, one, 'fall-back')).toEqual([]);
  });

  test('les-poilus.active-player-prevails: Fearful drives out whom Fragile would keep', () => {
    expect(refused('fragile-and-fearful', '', 'play:rain-gas')).toEqual(['fearful-must-leave']);
    expect(played('fragile-and-fearful', 'fall-back place:left').players[2].in).toBe(false);
  });

  test('les-poilus.stubborn: two cards keep him, one does not', () => {
    expect(refused('stubborn', '', 'fall-back')).toEqual(['stubborn-stays']);
    expect(refused('stubborn', 'play:snow-gas', 'fall-back')).toEqual([]);
  });

  test('les-poilus.proud: with a card he leaves only as the last one in', () => {
    expect(refused('proud', '', 'fall-back')).toEqual(['proud-stays']);
    expect(refused('proud', 'play:snow-gas fall-back place:left', 'fall-back')).toEqual([]);
  });

  test('les-poilus.fragile: with a card the others stay as long as he does', () => {
    expect(refused('fragile', '', 'fall-back')).toEqual(['fragile-needs-company']);
    expect(refused('fragile', 'play:snow-gas fall-back place:left', 'fall-back')).toEqual([]);
  });

  test('les-poilus.clumsy: a fear drawn on leaving does not count, a threat does', () => {
    const out = 'fall-back place:left';
    expect(played('clumsy', `${out} draw:trauma-night`)).toMatchObject({
      phase: 'action',
      active: { night: 2 },
    });
    expect(played('clumsy', `${out} draw:snow-whistle-trap`).phase).toBe('action');
    expect(lastHappenings('clumsy', `${out} draw:night-whistle`)).toContain('mission-failed');
  });

  test('les-poilus.absent-minded: one tile is lost, the other is laid', () => {
    const after = played('absent-minded', 'fall-back remove:left place:right');
    expect(after.players[0]).toMatchObject({ tiles: 0, placedTile: 'right', in: false });
  });

  test('les-poilus.panicked: chance picks the tile', () => {
    const asked = afterText(startOf('panicked'), 'fall-back');
    expect(poilusRules.turn(asked).chance).toBe(true);
    expect(poilusRules.legalMoves(asked).toSorted()).toEqual(['place:left', 'place:right']);
  });
});

describe('hardships', () => {
  test('les-poilus.selfish: the tile comes back and counts', () => {
    for (const tile of ['left', 'right']) {
      const happened = lastHappenings('selfish', `fall-back place:${tile}`);
      expect(happened).toContain('tile-kept');
      expect(happened).toContain('support-won');
      expect(played('selfish', `fall-back place:${tile}`)).toMatchObject({
        phase: 'bonus',
        turn: 0,
      });
    }
  });

  test('les-poilus.merry-christmas: a trauma taken off no longer counts, and both cards are gone', () => {
    expect(played('merry-christmas', '').active.night).toBe(2);
    const after = played('merry-christmas', 'play:merry-christmas cure:1:trauma-night');
    expect(after.active.night).toBe(1);
    expect(after.removed).toEqual(['trauma-night', 'merry-christmas']);
  });
});

describe('support', () => {
  test('les-poilus.support: a double left and a right meet at Charles', () => {
    const laid = 'fall-back place:double-left fall-back place:right fall-back place:right';
    expect(played('support-arrows', laid)).toMatchObject({ phase: 'bonus', turn: 2 });
  });

  test('les-poilus.majority: two tiles for Gustave; three lefts are a tie', () => {
    const gustave = 'fall-back place:left fall-back place:right fall-back place:right';
    expect(played('tie', gustave)).toMatchObject({ phase: 'bonus', turn: 1 });
    const lefts = 'fall-back place:left fall-back place:left fall-back place:left';
    expect(lastHappenings('tie', lefts)).toContain('support-tied');
  });

  test('les-poilus.support-bonus: two hardships or the charm, not both', () => {
    const gustave = 'fall-back place:left fall-back place:right fall-back place:right';
    const healed = played('tie', `${gustave} heal:wounded heal:fragile`);
    expect(healed.players[1]).toMatchObject({ hardships: [], charm: false });
    const charmed = played('tie', `${gustave} charm-back`);
    expect(charmed.players[1]).toMatchObject({ hardships: ['wounded', 'fragile'], charm: true });
    expect(charmed.phase).toBe('intensity');
  });

  test('les-poilus.support-after-failure: one hardship, and no charm', () => {
    const failed = 'play:night-whistle';
    expect(played('after-failure', failed)).toMatchObject({ phase: 'bonus', turn: 1 });
    expect(refused('after-failure', failed, 'charm-back')).toEqual(['no-charm-after-failure']);
    const healed = played('after-failure', `${failed} heal:mute`);
    expect(healed.phase).toBe('intensity');
    expect(healed.players[1].hardships).toEqual(['fragile']);
  });

  test('les-poilus.chaplain: his tile makes two for Gustave', () => {
    const laid = 'fall-back place:left fall-back place:right';
    expect(played('chaplain', laid)).toMatchObject({ phase: 'bonus', turn: 1 });
  });
});

describe('the end', () => {
  test('les-poilus.morale-drop: hands 0, 1, 0, 1 make three, Demoralised one more', () => {
    const { morale, trials } = played('morale-drop', '');
    expect(played('morale-drop', 'fall-back')).toMatchObject({
      morale: morale - 4,
      trials: trials + 4,
    });
  });

  test('les-poilus.victory: Peace and empty hands; a single card covers Peace again', () => {
    expect(poilusRules.outcome(endOf('victory', 'play:snow-gas fall-back'))).toEqual({
      result: 'win',
      reason: 'peace',
    });
    expect(played('victory', 'fall-back')).toMatchObject({
      phase: 'intensity',
      trials: 3,
      morale: 3,
    });
  });

  test('les-poilus.defeat-hardships: lost unless support takes one off in time', () => {
    const lost = endOf('four-hardships', 'fall-back place:right done');
    expect(poilusRules.outcome(lost)).toEqual({ result: 'loss', reason: 'hardships' });
    const saved = endOf('four-hardships', 'fall-back place:left heal:wounded done');
    expect(poilusRules.outcome(saved)).toBeUndefined();
  });

  test('les-poilus.defeat-monument: four cards in hand take the last four of Morale', () => {
    const lost = endOf('monument', 'fall-back');
    expect(poilusRules.outcome(lost)).toEqual({ result: 'loss', reason: 'monument' });
    expect(poilusRules.outcome(endOf('monument', 'play:snow-gas fall-back'))).toBeUndefined();
  });
});

const endOf = (name: string, moves: string): Position =>
  moves.split(' ').reduce(afterText, startOf(name));

test('an example with an unknown card, tile or move is refused in a sentence', () => {
  const made = readExample({
    id: 'odd',
    table: { players: [{ hand: ['hail'] }, { tiles: ['up'] }] },
    tries: ['fly:moon'],
    shows: ['film'],
  });
  const faults = 'faults' in made ? made.faults.join('\n') : '';
  expect(faults).toMatch(/no card is called "hail"/);
  expect(faults).toMatch(/no tile is called "up"/);
  expect(faults).toMatch(/"fly:moon" is no move/);
  expect(faults).toMatch(/"film" is nothing that an example shows/);
});

test('every example stands in one chapter of each language', () => {
  for (const language of LANGUAGES) {
    const folder = new URL(`${language}/`, CHAPTERS);
    const texts = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
    const used = texts.flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return [...text.matchAll(/<Live of="([^"]+)"/g)].map(([, name]) => name);
    });
    expect(used.sort(), language).toEqual([...names].sort());
  }
});
