import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, gameFrom, type Owner, stepOf } from '#play/history/game.ts';
import { type GameHistory, replay, validPrefix } from '#play/history/game-history.ts';
import { redoOf, undoOf } from '#play/history/undo.ts';
import { type Engine, engineOf, perft } from '#play/rules/engine.ts';
import type { GameRules, Step } from '#play/rules/game-rules.ts';
import { playOut } from '#play/rules/playout.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import type { SaveFormat, SaveTypes } from '#play/saves/save-format.ts';
import { randomFrom } from '#shared/random.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

/*
 * What the kit counts on in every game with rules. Each game runs it with set-ups of its own.
 */

export interface Contract<T extends SaveTypes> {
  readonly rules: GameRules<T>;
  /** The same rules on numbers, where it has them. */
  readonly engine?: Engine<T['position'], Int32Array & T['position']>;
  readonly setUps: fc.Arbitrary<T['setUp']>;
  /** Seats whose eyes are looked through. */
  readonly seats: (setUp: T['setUp']) => readonly number[];
  /** The same position for all that a seat can see, and dealt otherwise where it cannot. */
  readonly otherwise: (position: T['position'], seat: number, seed: string) => T['position'];
  readonly saveFormat?: SaveFormat<T>;
  readonly links?: {
    readonly gameLink: (game: Shared<T>) => string;
    readonly dealLink: (setUp: T['setUp']) => string;
    readonly readLink: (fragment: string) => ReadAgain<T>;
  };
  /** What its games remember besides their steps. */
  readonly extra?: T['extra'];
  /** After how many moves a game without an end is left; none where every game ends. */
  readonly most?: number;
  /** How many games are played for each clause. */
  readonly games?: number;
}

interface Shared<T extends SaveTypes> {
  readonly setUp: T['setUp'];
  readonly moves: readonly string[];
  readonly at: number;
}

interface ReadAgain<T extends SaveTypes> {
  readonly game?: Shared<T>;
  readonly end?: T['position'];
  readonly deal?: T['setUp'];
  readonly fault?: object;
}

interface PlayedGame<T extends SaveTypes> {
  readonly game: Game<T>;
  readonly replayed: GameHistory<T>;
}

export function keepsContract<T extends SaveTypes>(contract: Contract<T>): void {
  const {
    rules,
    engine,
    setUps,
    seats,
    otherwise,
    saveFormat,
    links,
    most = Number.POSITIVE_INFINITY,
  } = contract;
  const { extra = {}, games = 10 } = contract;

  /** Plays a game at random: every legal move of a seat is as likely, and chance goes by its own. */
  function playedOut(setUp: T['setUp'], choices: string): PlayedGame<T> {
    const below = randomFrom(choices);
    const steps: Step<T>[] = [];
    const owners = Object.fromEntries((saveFormat?.components ?? []).map((one) => [one, 'site']));
    let position = rules.initialPosition(setUp);
    while (rules.outcome(position) === undefined && steps.length < most) {
      const { seats: asked, chance } = rules.turn(position);
      const byChance = chance && (asked.length === 0 || below(4) > 0);
      const legal = rules
        .legalMoves(position)
        .filter((move) => byChance || !rules.isChanceMove(move));
      const move = byChance ? rules.drawChanceMove(position) : legal[below(legal.length)];
      const by: Owner = below(5) === 0 ? 'visitor' : 'site';
      const step = stepOf(rules, move, by);
      const taken = rules.apply(position, step);
      if ('reasons' in taken) throw new Error(`${move}: ${JSON.stringify(taken.reasons)}`);
      steps.push(step);
      position = taken.position;
    }
    const game = { ...gameFrom<T>(setUp, owners as Game<T>['owners']), steps, seen: steps.length };
    const played = replay(rules, game);
    if ('fault' in played) throw new Error(`step ${played.fault.step} cannot be replayed`);
    return { game, replayed: played.replayed };
  }

  /** Whether something holds in games played at random. */
  const inGames = (holds: (played: PlayedGame<T>, choices: string) => void): void =>
    fc.assert(
      fc.property(setUps, fc.string({ maxLength: 8 }), (setUp, choices) =>
        holds(playedOut(setUp, choices), choices),
      ),
      { numRuns: games },
    );

  /** Some moments of a game: its start, its end, and every seventh between. */
  const momentsOf = ({ replayed: { positions } }: PlayedGame<T>, choices: string) => {
    const first = randomFrom(choices)(7);
    return positions.filter((_, n) => n % 7 === first || n === 0 || n === positions.length - 1);
  };

  /** Decides by the number of moves made, the same in every engine. */
  function inTurn<Draft, Moves extends ArrayLike<unknown>>(
    of: Engine<T['position'], Draft, Moves>,
    choices: string,
  ) {
    const first = randomFrom(choices)(97);
    const moves = of.moveBuffer();
    return (draft: Draft, played: number): Moves[number] | undefined => {
      const move = moves[(first + 7 * played) % of.listMoves(draft, moves)];
      return of.isChanceMove(move) ? undefined : move;
    };
  }

  const textOf = (position: T['position']): string => JSON.stringify(rules.toBoardState(position));

  describe(`${rules.id} keeps the contract`, () => {
    test('a move is legal exactly where nothing speaks against it', () => {
      inGames((played, choices) => {
        const moments = momentsOf(played, choices);
        const texts = new Set(moments.flatMap((position) => rules.legalMoves(position)));
        for (const position of moments) {
          const legal = new Set(rules.legalMoves(position));
          for (const move of [...texts, 'nonsense', '']) {
            const why = rules.validateMove(position, move);
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
            expect(rules.apply(position, { move })).toHaveProperty('position');
          }
          expect(textOf(position)).toBe(before);
        }
      });
    });

    test('what is refused says why', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const taken = rules.apply(position, { move: 'nonsense' });
          expect('reasons' in taken && taken.reasons.length).toBeGreaterThan(0);
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
          expect(rules.validateMove(position, rules.drawChanceMove(position))).toEqual([]);
          expect(rules.drawChanceMove(position)).toBe(rules.drawChanceMove(position));
        }
      });
    });

    test('where only chance moves, all moves are chance’s, and where it does not, none is', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const { seats: asked, chance } = rules.turn(position);
          if (asked.length > 0 && chance) continue;
          for (const move of rules.legalMoves(position))
            expect(rules.isChanceMove(move)).toBe(chance);
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
        const draft = slow.mutableCopy(start);
        const moves = playOut(slow, draft, inTurn(slow, choices));
        expect(rules.outcome(draft.position)).toBeDefined();
        if (!engine) return;
        const own = engine.mutableCopy(start);
        expect(playOut(engine, own, inTurn(engine, choices))).toBe(moves);
        expect(textOf(own)).toBe(textOf(draft.position));
      });
    });

    test('a table comes back as it went', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          const correction = JSON.parse(textOf(position)) as T['boardState'];
          const taken = rules.apply(position, { correction });
          if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
          expect(rules.positionKey(taken.position)).toBe(rules.positionKey(position));
          expect(rules.legalMoves(taken.position)).toEqual(rules.legalMoves(position));
          expect(textOf(taken.position)).toBe(textOf(position));
        }
      });
    });

    test('undoing is replaying less, and doing again is replaying more', () => {
      inGames(({ game, replayed }) => {
        let now = { game, replayed };
        let ahead: readonly Step<T>[] = [];
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
          expect(redo.redoStack.length).toBeLessThan(ahead.length);
          now = redo;
          ahead = redo.redoStack;
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
        expect(validPrefix(rules, broken).steps).toEqual(game.steps.slice(0, at));
      });
    });

    test('what a seat sees holds no secret', () => {
      inGames((played, choices) => {
        for (const position of momentsOf(played, choices)) {
          for (const seat of seats(played.game.setUp)) {
            const shown = rules.playerView(position, seat);
            const again = rules.playerView(otherwise(position, seat, choices), seat);
            expect(textOf(again)).toBe(textOf(shown));
            expect(rules.positionKey(again)).toBe(rules.positionKey(shown));
            expect(textOf(rules.playerView(shown, seat))).toBe(textOf(shown));
          }
        }
      });
    });

    if (saveFormat) {
      test('a save comes back as it went', () => {
        const saves = savesOf(saveFormat);
        inGames(({ game, replayed }, choices) => {
          const at = randomFrom(choices)(game.steps.length + 1);
          const correction = rules.toBoardState(replayed.positions[at]);
          const corrected = [...game.steps.slice(0, at), { correction }];
          const save = {
            version: saveFormat.version,
            ruleset: game.setUp.ruleset,
            id: 'a game',
            begun: 1,
            changed: 2,
            progress: {
              game: { ...game, steps: corrected, seen: at },
              ahead: game.steps.slice(at),
              ...extra,
            },
          };
          const read = readVersioned(saves, JSON.parse(JSON.stringify(save)));
          if ('unread' in read) throw new Error(`the save is ${read.unread}`);
          const { progress } = read.value as Save<T> & { progress: { game: Game<T> } };
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
