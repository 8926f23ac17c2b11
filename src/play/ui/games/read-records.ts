import * as m from '#messages';
import type { EntryRead, GameFiles, GameMode } from '#play/game-mode.ts';
import { gameFrom, stepOf } from '#play/history/game.ts';
import { replay } from '#play/history/game-history.ts';
import type { Reason } from '#play/rules/game-rules.ts';
import { readSaveFile } from '#play/saves/import-file.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { sentences } from '#shared/list-text.ts';

/** Why something is no record of a game, as far as that is told alike in every game. */
interface Fault {
  readonly code: string;
  /** A place in the record, and what stands there. */
  readonly at?: string;
  readonly found?: string;
  /** What is wrong with the set-up, where the game says so itself, and by which rule. */
  readonly text?: string;
  readonly rule?: string;
}

interface Record {
  readonly moves: readonly string[];
  readonly outcome?: { readonly result: string; readonly reason: string };
}

interface Reading<T extends SaveTypes, Read extends Record> {
  readonly rules: GameMode<T>['rules'];
  /** Why a move cannot be made. */
  readonly why: (reason: Reason) => string;
  /** A record in the right form; whether its moves can be made is the next question. */
  readonly check: (value: unknown) => { readonly record: Read } | { readonly fault: Fault };
  /** How a game begins; `seed` is for one whose record has none. */
  readonly setUpOf: (record: Read, seed: string) => T['setUp'];
  /** What such a game remembers that no move tells. */
  readonly extra: T['extra'];
}

type Told<T extends SaveTypes> =
  | { readonly game: Extract<EntryRead<T>, { game: unknown }> }
  | { readonly fault: Pick<Exclude<EntryRead<T>, { game: unknown }>, 'text' | 'rule'> };

type GamesIn<T extends SaveTypes> = Awaited<ReturnType<GameFiles<T>['reader']>>['gamesIn'];

/** Reads the games in a file of records, one at a time, and says why something in it is none. */
export const recordsIn = <T extends SaveTypes, Read extends Record>({
  rules,
  why,
  check,
  setUpOf,
  extra,
}: Reading<T, Read>): GamesIn<T> =>
  function* (text, owners, nextSeed) {
    const gameOf = (value: unknown): Told<T> => {
      const read = value === undefined ? NOT_JSON : check(value);
      if ('fault' in read) {
        return { fault: { text: faultText(read.fault), rule: read.fault.rule } };
      }
      const { moves, outcome } = read.record;
      const steps = moves.map((move) => stepOf(rules, move, 'site'));
      const setUp = setUpOf(read.record, nextSeed());
      const game = { ...gameFrom<T>(setUp, owners), steps, seen: steps.length };
      const played = replay(rules, game);
      if ('fault' in played) {
        const { step, reasons } = played.fault;
        const told = {
          move: step,
          text: moves[step - 1] ?? '',
          why: sentences(reasons.map(why)),
        };
        return { fault: { text: m.play_file_move(told), rule: reasons[0]?.rule } };
      }
      const real = played.replayed.outcome;
      if (real?.result !== outcome?.result || real?.reason !== outcome?.reason) {
        return { fault: { text: m.play_file_outcome() } };
      }
      return { game: { game, extra } };
    };
    for (const read of readSaveFile(text, gameOf)) {
      yield 'fault' in read ? { entry: read.entry, ...read.fault } : read.game;
    }
  };

const NOT_JSON: { readonly fault: Fault } = { fault: { code: 'not-json' } };

function faultText({ code, at = '', found = '', text }: Fault): string {
  switch (code) {
    case 'not-json':
      return m.play_file_not_json();
    case 'not-an-object':
    case 'other-format':
      return m.play_file_other_game();
    case 'other-version':
    case 'other-ruleset':
      return m.play_file_other_version();
    case 'wrong-value':
      return m.play_file_wrong_value({ at, found });
    default:
      return text ?? m.play_file_set_up();
  }
}
