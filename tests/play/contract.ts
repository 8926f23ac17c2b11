import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Engine, engineOf } from '#play/engine.ts';
import { type Game, gameFrom, type Owner, stepOf } from '#play/history/game.ts';
import { type Replayed, replay, soundPart } from '#play/history/replayed.ts';
import { redoOf, undoOf } from '#play/history/undo.ts';
import { perft } from '#play/perft.ts';
import { playOut } from '#play/played-out.ts';
import type { Rules, Step } from '#play/rules.ts';
import type { Codec, SaveKinds } from '#play/saves/codec.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import { readKept } from '#shared/kept/kind.ts';
import { randomFrom } from '#shared/random.ts';

/*
 * What the kit counts on in every game with rules. Each game runs it with set-ups of its own.
 */

export interface Contract<K extends SaveKinds> {
  readonly rules: Rules<K>;
  /** The same rules on numbers, where it has them. */
  readonly engine?: Engine<K['position'], Int32Array & K['position']>;
  readonly setUps: fc.Arbitrary<K['setUp']>;
  /** Seats whose eyes are looked through. */
  readonly seats: (setUp: K['setUp']) => readonly number[];
  /** The same position for all that a seat can see, and dealt otherwise where it cannot. */
  readonly otherwise: (position: K['position'], seat: number, seed: string) => K['position'];
  readonly codec?: Codec<K>;
  readonly links?: {
    readonly gameLink: (game: Shared<K>) => string;
    readonly dealLink: (setUp: K['setUp']) => string;
    readonly readLink: (fragment: string) => ReadAgain<K>;
  };
  /** What its games remember besides their steps. */
  readonly besides?: K['besides'];
  /** After how many moves a game without an end is left; none where every game ends. */
  readonly most?: number;
  /** How many games are played for each clause. */
  readonly games?: number;
}

interface Shared<K extends SaveKinds> {
  readonly setUp: K['setUp'];
  readonly moves: readonly string[];
  readonly at: number;
}

interface ReadAgain<K extends SaveKinds> {
  readonly game?: Shared<K>;
  readonly end?: K['position'];
  readonly deal?: K['setUp'];
  readonly fault?: object;
}

interface PlayedGame<K extends SaveKinds> {
  readonly game: Game<K>;
  readonly replayed: Replayed<K>;
}

export function keepsContract<K extends SaveKinds>(contract: Contract<K>): void {
  const {
    rules,
    engine,
    setUps,
    seats,
    otherwise,
    codec,
    links,
    most = Number.POSITIVE_INFINITY,
  } = contract;
  const { besides = {}, games = 10 } = contract;

  /** Plays a game at random: every legal move of a seat is as likely, and chance goes by its own. */
  function playedOut(setUp: K['setUp'], choices: string): PlayedGame<K> {
    const below = randomFrom(choices);
    const steps: Step<K>[] = [];
    const owners = Object.fromEntries((codec?.components ?? []).map((one) => [one, 'site']));
    let position = rules.start(setUp);
    while (rules.outcome(position) === undefined && steps.length < most) {
      const { seats: asked, chance } = rules.turn(position);
      const byChance = chance && (asked.length === 0 || below(4) > 0);
      const legal = rules.legalMoves(position).filter((move) => byChance || !rules.isChance(move));
      const move = byChance ? rules.chanceMove(position) : legal[below(legal.length)];
      const by: Owner = below(5) === 0 ? 'visitor' : 'site';
      const step = stepOf(rules, move, by);
      const taken = rules.take(position, step);
      if ('why' in taken) throw new Error(`${move}: ${JSON.stringify(taken.why)}`);
      steps.push(step);
      position = taken.position;
    }
    const game = { ...gameFrom<K>(setUp, owners as Game<K>['owners']), steps, seen: steps.length };
    const played = replay(rules, game);
    if ('fault' in played) throw new Error(`step ${played.fault.step} cannot be replayed`);
    return { game, replayed: played.replayed };
  }

  /** Whether something holds in games played at random. */
  const inGames = (holds: (played: PlayedGame<K>, choices: string) => void): void =>
    fc.assert(
      fc.property(setUps, fc.string({ maxLength: 8 }), (setUp, choices) =>
        holds(playedOut(setUp, choices), choices),
      ),
      { numRuns: games },
    );

  /** Some moments of a game: its start, its end, and every seventh between. */
  const momentsOf = ({ replayed: { positions } }: PlayedGame<K>, choices: string) => {
    const first = randomFrom(choices)(7);
    return positions.filter((_, n) => n % 7 === first || n === 0 || n === positions.length - 1);
  };

  /** Decides by the number of moves made, the same in every engine. */
  function inTurn<Draft, Moves extends ArrayLike<unknown>>(
    of: Engine<K['position'], Draft, Moves>,
    choices: string,
  ) {
    const first = randomFrom(choices)(97);
    const moves = of.moveBuffer();
    return (draft: Draft, played: number): Moves[number] | undefined => {
      const move = moves[(first + 7 * played) % of.listMoves(draft, moves)];
      return of.isChance(move) ? undefined : move;
    };
  }

  const textOf = (position: K['position']): string => JSON.stringify(rules.toTable(position));

  describe(`${rules.game} keeps the contract`, () => {
    test('a move is legal exactly where nothing speaks against it', () => {
      inGames((played, choices) => {
        const moments = momentsOf(played, choices);
        const texts = new Set(moments.flatMap((position) => rules.legalMoves(position)));
        for (const position of moments) {
          const legal = new Set(rules.legalMoves(position));
          for (const move of [...texts, 'nonsense', '']) {
            const why = rules.whyNot(position, move);
            expect(why.length === 0, `${move}: ${JSON.stringify(why)}`).toBe(legal.has(move));
          }
        }
      });
    });

    test('no legal move throws, none stands twice, none changes the position it is made in', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const before = textOf(position);
          const legal = rules.legalMoves(position);
          expect(new Set(legal).size).toBe(legal.length);
          for (const move of legal) {
            expect(rules.take(position, { move })).toHaveProperty('position');
          }
          expect(textOf(position)).toBe(before);
        }
      });
    });

    test('what is refused says why', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const taken = rules.take(position, { move: 'nonsense' });
          expect('why' in taken && taken.why.length).toBeGreaterThan(0);
        }
      });
    });

    test('chance makes a legal move where it is its turn, and somebody may move until the end', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const { seats: asked, chance } = rules.turn(position);
          const isOver = rules.outcome(position) !== undefined;
          expect(rules.legalMoves(position).length === 0).toBe(isOver);
          expect(asked.length === 0 && !chance).toBe(isOver);
          if (!chance) continue;
          expect(rules.whyNot(position, rules.chanceMove(position))).toEqual([]);
          expect(rules.chanceMove(position)).toBe(rules.chanceMove(position));
        }
      });
    });

    test('where only chance moves, all moves are chance’s, and where it does not, none is', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const { seats: asked, chance } = rules.turn(position);
          if (asked.length > 0 && chance) continue;
          for (const move of rules.legalMoves(position)) expect(rules.isChance(move)).toBe(chance);
        }
      });
    });

    if (engine) {
      test('moves made in place count as many sequences as moves in texts', () => {
        inGames((played, choices) => {
          const moments = momentsOf(played, choices);
          const position = moments[randomFrom(choices)(moments.length)];
          for (const depth of [0, 1, 2]) {
            expect(perft(engine, position, depth)).toBe(perft(engineOf(rules), position, depth));
          }
        });
      });
    }

    test('a game that is played out has an outcome, and is the same by texts and in place', () => {
      inGames(({ replayed }, choices) => {
        const [start] = replayed.positions;
        const slow = engineOf(rules);
        const draft = slow.draftOf(start);
        const moves = playOut(slow, draft, inTurn(slow, choices));
        expect(rules.outcome(draft.position)).toBeDefined();
        if (!engine) return;
        const own = engine.draftOf(start);
        expect(playOut(engine, own, inTurn(engine, choices))).toBe(moves);
        expect(textOf(own)).toBe(textOf(draft.position));
      });
    });

    test('a table comes back as it went', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const correction = JSON.parse(textOf(position)) as K['table'];
          const taken = rules.take(position, { correction });
          if ('why' in taken) throw new Error(JSON.stringify(taken.why));
          expect(rules.key(taken.position)).toBe(rules.key(position));
          expect(rules.legalMoves(taken.position)).toEqual(rules.legalMoves(position));
          expect(textOf(taken.position)).toBe(textOf(position));
        }
      });
    });

    test('undoing is replaying less, and doing again is replaying more', () => {
      inGames(({ game, replayed }) => {
        let now = { game, replayed };
        let ahead: readonly Step<K>[] = [];
        for (let n = 0; n < 12; n++) {
          const undo = undoOf(rules, now.game, now.replayed);
          if (!undo) break;
          const left = undo.game.steps.length;
          expect(undo.game.steps).toEqual(game.steps.slice(0, left));
          expect(undo.decision).toEqual(game.steps[left]);
          ahead = game.steps.slice(left);
          const played = replay(rules, undo.game);
          if ('fault' in played) throw new Error('what is left cannot be replayed');
          expect(textOf(played.replayed.position)).toBe(textOf(replayed.positions[left]));
          now = { game: undo.game, replayed: played.replayed };
        }
        while (ahead.length > 0) {
          const redo = redoOf(rules, now.game, now.replayed, ahead);
          if (!redo) throw new Error('what was undone cannot be done again');
          expect(redo.ahead.length).toBeLessThan(ahead.length);
          now = redo;
          ahead = redo.ahead;
        }
        expect(now.game.steps).toEqual(game.steps);
        expect(textOf(now.replayed.position)).toBe(textOf(replayed.position));
      });
    });

    test('a step that cannot have happened is named, and all before it is kept', () => {
      inGames(({ game }, choices) => {
        const at = randomFrom(choices)(game.steps.length + 1);
        const steps = [...game.steps.slice(0, at), { move: 'nonsense' }, ...game.steps.slice(at)];
        const broken = { ...game, steps, seen: steps.length };
        expect(replay(rules, broken)).toMatchObject({
          fault: { step: at + 1, of: { move: 'nonsense' } },
        });
        expect(soundPart(rules, broken).steps).toEqual(game.steps.slice(0, at));
      });
    });

    test('what a seat sees holds no secret', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          for (const seat of seats(played.game.setUp)) {
            const shown = rules.seenBy(position, seat);
            const again = rules.seenBy(otherwise(position, seat, choices), seat);
            expect(textOf(again)).toBe(textOf(shown));
            expect(rules.key(again)).toBe(rules.key(shown));
            expect(textOf(rules.seenBy(shown, seat))).toBe(textOf(shown));
          }
        }
      });
    });

    if (codec) {
      test('a save comes back as it went', () => {
        const saves = savesOf(codec);
        inGames(({ game, replayed }, choices) => {
          const at = randomFrom(choices)(game.steps.length + 1);
          const correction = rules.toTable(replayed.positions[at]);
          const corrected = [...game.steps.slice(0, at), { correction }];
          const save = {
            version: codec.version,
            ruleset: game.setUp.ruleset,
            id: 'a game',
            begun: 1,
            changed: 2,
            progress: {
              game: { ...game, steps: corrected, seen: at },
              ahead: game.steps.slice(at),
              ...besides,
            },
          };
          const read = readKept(saves, JSON.parse(JSON.stringify(save)));
          if ('unread' in read) throw new Error(`the save is ${read.unread}`);
          const { progress } = read.value as Save<K> & { progress: { game: Game<K> } };
          expect(read.value).toEqual(save);
          expect(replay(rules, progress.game)).toHaveProperty('replayed');
        });
      });
    }

    if (links) {
      test('a link comes back as it went, and so does its deal', () => {
        inGames(({ game, replayed }, choices) => {
          const moves = game.steps.flatMap((step) => ('move' in step ? [step.move] : []));
          const shared = { setUp: game.setUp, moves, at: randomFrom(choices)(moves.length + 1) };
          const told = links.readLink(links.gameLink(shared));
          if (!told.game || !told.end) throw new Error(JSON.stringify(told));
          expect(told.game).toEqual(shared);
          expect(textOf(told.end)).toBe(textOf(replayed.position));
          expect(links.readLink(links.dealLink(game.setUp))).toEqual({ deal: game.setUp });
        });
      });
    }

    if (links) {
      test('a link that was cut or changed on its way is told for what it is', () => {
        inGames(({ game }, choices) => {
          const below = randomFrom(choices);
          const link = links.gameLink({ setUp: game.setUp, moves: [], at: 0 });
          const at = 'game=1'.length + below(link.length - 'game=1'.length);
          const other = link[at] === 'A' ? 'B' : 'A';
          const changed = link.slice(0, at) + other + link.slice(at + 1);
          for (const damaged of [changed, link.slice(0, at)]) {
            expect(links.readLink(damaged)).toEqual({ fault: { code: 'damaged' } });
          }
        });
      });
    }
  });
}
