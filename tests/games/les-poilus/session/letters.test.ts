import { expect, test } from 'vitest';
import { poilusRules, type Seat, snapshotOf } from '#games/les-poilus/engine/index.ts';
import {
  answersOf,
  letterOf,
  type PoilusSaves,
  poilusProgress,
  poilusSaveFormat,
  readLetter,
  takeLetter,
} from '#games/les-poilus/session/index.ts';
import { checkedText, valueIn } from '#play/links/link-text.ts';
import { type Save, type SavedGameState, savesOf } from '#play/saves/save.ts';
import { linkFaultText } from '#play/ui/share/link-fault-text.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import { cases } from '../../../setup/cases.ts';
import { begun, nameOf, running, type State, stepBy } from './stepping.ts';

type Kept = Save<PoilusSaves>;

const NAMES = ['Ana', 'Béa', '王小明', '', 'Otto'];

const savedOf = (state: State, id = 'a'): Kept => {
  const progress = poilusProgress(state.context);
  if (!progress) throw new Error('no game is running');
  return { version: 1, id, begun: 1, changed: 1, progress };
};

function letterFrom(save: Kept): string {
  const letter = letterOf(save.progress as SavedGameState<PoilusSaves>);
  if (letter === undefined) throw new Error('no letter tells this game');
  return letter;
}

function readOf(text: string) {
  const read = readLetter(text);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.letter;
}

const movesOf = ({ progress }: Kept): readonly string[] =>
  (progress as SavedGameState<PoilusSaves>).game.steps.map((step) =>
    'move' in step ? step.move : '',
  );

/** A player far away: a device that plays one seat, and keeps the game as a browser would. */
class Far {
  readonly seat: Seat;
  private save: Kept;
  private readonly below: Below;
  private session: ReturnType<typeof running>;

  constructor(seat: Seat, save: Kept, below: Below) {
    this.seat = seat;
    this.save = save;
    this.below = below;
    this.session = this.opened();
  }

  private opened() {
    // What lies on a device is read as whatever lies there.
    const stored = readVersioned(savesOf(poilusSaveFormat), JSON.parse(JSON.stringify(this.save)));
    if (!('value' in stored)) throw new Error('the game cannot be read again');
    const session = running({ id: 'a', seed: 'x', resume: stored.value.progress });
    const { players } = this.gameOf(stored.value).setUp;
    const elsewhere = Array.from({ length: players }, (_, n) => n).filter((n) => n !== this.seat);
    session.send({ type: 'seats', seats: { own: this.seat, elsewhere, isByLetter: true } });
    return session;
  }

  private gameOf = ({ progress }: Kept) => (progress as SavedGameState<PoilusSaves>).game;

  get state(): State {
    return this.session.state();
  }

  get kept(): Kept {
    return savedOf(this.state);
  }

  get letter(): string {
    return letterFrom(this.kept);
  }

  look(seat: Seat): void {
    this.session.send({ type: 'look', seat });
  }

  receive(letter: string): void {
    const taken = takeLetter(readOf(letter), [this.kept]);
    if (taken.how === 'known') return;
    if (taken.how !== 'further') throw new Error(`${this.seat}: ${taken.how}`);
    this.save = taken.save;
    this.session = this.opened();
  }

  /** Does all that waits for this seat; whether anything did. */
  act(): boolean {
    let hasActed = false;
    for (;;) {
      const { context } = this.state;
      const name = nameOf(this.state);
      if (name === 'news') this.session.send({ type: 'continue' });
      else if (name === 'curtain') this.session.send({ type: 'open' });
      else if (name === 'hearing') {
        const answers = answersOf(context, this.seat);
        const move = answers[this.below(answers.length)];
        this.session.send({ type: 'answer', seat: this.seat, move });
        hasActed = true;
      } else if (name === 'deciding' && context.replayed) {
        expect(snapshotOf(context.replayed.position).turn).toBe(this.seat);
        const moves = poilusRules.legalMoves(context.replayed.position);
        const among = moves.filter((move) => move.startsWith('speech')).concat(moves);
        this.session.send({ type: 'move', move: among[this.below(among.length)] });
        hasActed = true;
      } else return hasActed;
    }
  }
}

/** The same moves with one device that goes round. */
function aroundOneDevice(draft: Parameters<typeof begun>[0], moves: readonly string[]): Kept {
  const { state, send } = begun(draft);
  while (nameOf(state()) !== 'over') {
    const name = nameOf(state());
    const made = state().context.game?.steps.length ?? 0;
    if (name === 'news') send({ type: 'continue' });
    else if (name === 'curtain') send({ type: 'open' });
    else if (name === 'hearing') {
      send({ type: 'heard' });
      send({ type: 'move', move: moves[made] ?? '' });
    } else send({ type: 'move', move: moves[made] ?? '' });
  }
  return savedOf(state());
}

test.each([3, 4, 5])('a whole game of %i by letters is the game of one device', (players) => {
  for (let game = 0; game < cases(5); game++) {
    const below = randomFrom(`letters ${players} ${game}`);
    const draft = { seed: `letters ${players} ${game}`, players, names: NAMES };
    const first = begun(draft).state();
    const all = Array.from({ length: players }, (_, seat) => new Far(seat, savedOf(first), below));
    const chat: string[] = [];
    for (let round = 0; round < 3000; round++) {
      if (all.every(({ state }) => nameOf(state) === 'over')) break;
      let hasActed = false;
      for (const one of [...all].sort(() => below(3) - 1)) {
        if (!one.act()) continue;
        hasActed = true;
        chat.push(one.letter);
        // Not everybody looks into the chat at once.
        for (const other of all) if (other !== one && below(3) > 0) other.receive(one.letter);
      }
      // Whoever waits opens what they have not opened yet, and some letters twice.
      if (hasActed) continue;
      for (const other of all) for (const letter of chat.slice(-players)) other.receive(letter);
    }
    const [one, ...others] = all.map(({ kept }) => kept);
    expect(all.map(({ state }) => nameOf(state))).toEqual(all.map(() => 'over'));
    for (const other of others) expect(other.progress).toEqual(one.progress);
    expect(one.progress).toEqual(aroundOneDevice(draft, movesOf(one)).progress);
    expect(letterFrom(one).length).toBeLessThan(250);
  }
});

/** A game of four that has got somewhere, and its letter. */
function somewhere(seed: string): { readonly save: Kept; readonly text: string } {
  const below = randomFrom(seed);
  const game = begun({ seed, players: 4, names: NAMES });
  for (let n = 0; n < 25; n++) stepBy(game, below);
  const save = savedOf(game.state());
  return { save, text: letterFrom(save) };
}

test('whatever a letter holds, it ends in a game or a fault that has a sentence', () => {
  const below = randomFrom('mutated letters');
  const texts = ['a', 'b', 'c'].map((seed) => somewhere(seed).text);
  const signs = '0123456789abcXYZ_-{}[]",:.+ \u0000é';
  let damaged = 0;
  const all = cases(20_000);
  for (let n = 0; n < all; n++) {
    let text = texts[below(texts.length)] ?? '';
    for (let changes = 1 + below(3); changes > 0; changes--) {
      const at = below(text.length + 1);
      text = text.slice(0, at) + signs[below(signs.length)] + text.slice(at + below(3));
    }
    const read = readLetter(text);
    if ('fault' in read) {
      expect(linkFaultText(read.fault, '1')).not.toBe('');
      damaged++;
    }
  }
  expect(damaged).toBeGreaterThan(all * 0.99);
  for (const text of ['', '1', '2abcdef', 'x'.repeat(10_000)])
    expect('fault' in readLetter(text)).toBe(true);
});

test('a letter whose checksum is right, and that holds anything, throws nothing', () => {
  const below = randomFrom('hostile letters');
  const real = somewhere('a').text;
  const value = valueIn('les-poilus letter=1', real.slice(1)) ?? 0n;
  let games = 0;
  for (let n = 0; n < cases(2000); n++) {
    const bit = 1n << BigInt(below(value.toString(2).length + 40));
    const other = n % 2 === 0 ? value ^ bit : bit * BigInt(1 + below(1e6));
    const read = readLetter(`1${checkedText('les-poilus letter=1', other)}`);
    if ('letter' in read) games++;
    else expect(linkFaultText(read.fault, '1')).not.toBe('');
  }
  // A name may be another one.
  expect(games).toBeLessThan(cases(2000) / 2);
});

test('a letter is new, known, goes on, or parts from the game here after a move', () => {
  const { save, text } = somewhere('ways');
  const letter = readOf(text);
  expect(takeLetter(letter, [])).toMatchObject({
    how: 'new',
    progress: { way: 'round', names: NAMES.slice(0, 4) },
  });
  expect(takeLetter(letter, [save])).toEqual({ how: 'known', save });
  expect(takeLetter(letter, [{ ...save, deleted: 5 }]).how).toBe('new');
  const progress = save.progress as SavedGameState<PoilusSaves>;
  const strangers = { ...save, progress: { ...progress, names: ['Zoë'] } } as Kept;
  expect(takeLetter(letter, [strangers]).how).toBe('new');

  const start = savedOf(begun({ seed: 'ways', players: 4, names: NAMES }).state(), 'kept');
  const further = takeLetter(letter, [start]);
  if (further.how !== 'further') throw new Error(further.how);
  expect(further.save.id).toBe('kept');
  expect(movesOf(further.save)).toEqual(movesOf(save));

  // Somebody begins the first mission with another number of cards.
  const elsewhere = begun({ seed: 'ways', players: 4, names: NAMES });
  const { position } = elsewhere.state().context.replayed ?? {};
  const others = position ? poilusRules.legalMoves(position) : [];
  const move = others.find((one) => !movesOf(save).slice(0, 20).includes(one)) ?? '';
  elsewhere.send({ type: 'move', move });
  const mine = savedOf(elsewhere.state(), 'mine');
  const parted = takeLetter(letter, [mine]);
  expect(parted).toMatchObject({ how: 'parted', from: mine, move: 1 });
  // Both are kept: with the letter's game beside it, the letter is known.
  expect(takeLetter(letter, [mine, save])).toEqual({ how: 'known', save });
});

/** A game of four in which somebody has spoken, on the devices of two hearers. */
function spoken(): { readonly one: Far; readonly two: Far; readonly hearers: readonly Seat[] } {
  for (let seed = 0; ; seed++) {
    const below = randomFrom(`spoken ${seed}`);
    const game = begun({ seed: `spoken ${seed}`, players: 4, names: NAMES });
    for (let n = 0; n < 60 && !game.state().context.hearing; n++) stepBy(game, below);
    const hearers = game.state().context.hearing?.hearers ?? [];
    if (hearers.length < 3) continue;
    const save = savedOf(game.state());
    const [one, two] = hearers.map((seat) => new Far(seat, save, below));
    if (one && two) return { one, two, hearers };
  }
}

test('les-poilus.speech: each answers in a letter of their own, and all of them come together', () => {
  const { one, two } = spoken();
  expect([one.act(), two.act()]).toEqual([true, true]);
  const said = (far: Far) =>
    Object.keys('said' in far.kept.progress ? (far.kept.progress.said ?? {}) : {});
  expect(said(one)).toEqual([`${one.seat}`]);
  const fromTwo = two.letter;
  two.receive(one.letter);
  one.receive(fromTwo);
  const both = [`${one.seat}`, `${two.seat}`].sort();
  expect([said(one), said(two)]).toEqual([both, both]);
  expect(one.kept.progress).toEqual(two.kept.progress);
  // The same player answered otherwise elsewhere.
  const letter = readOf(one.letter);
  const other = letter.said[one.seat] === 'keep' ? 'discard:night' : 'keep';
  const changed = { ...letter, said: { ...letter.said, [one.seat]: other } };
  expect(takeLetter(changed, [two.kept]).how).toBe('parted');
});

/** A game of four on one device, in which some have answered a speech, one of them by dropping a card. */
function halfHeard(): ReturnType<typeof begun> {
  for (let seed = 0; ; seed++) {
    const below = randomFrom(`half ${seed}`);
    const game = begun({ seed: `half ${seed}`, players: 4, names: NAMES });
    for (let n = 0; n < 60 && nameOf(game.state()) !== 'over'; n++) {
      stepBy(game, below);
      const { hearing, game: played } = game.state().context;
      const last = played?.steps.at(-1);
      const isDropped = last !== undefined && 'move' in last && last.move.startsWith('discard:');
      if (hearing && hearing.heard > 0 && isDropped) return game;
    }
  }
}

test('les-poilus.speech: one that has begun to go round goes on by letters, with the answers so far', () => {
  const game = halfHeard();
  const { hearing } = game.state().context;
  const heard = hearing?.hearers.slice(0, hearing.heard) ?? [];
  const left = hearing?.hearers.slice(hearing.heard) ?? [];
  const dropped = movesOf(savedOf(game.state())).at(-1);
  const save = savedOf(game.state());
  const all = left.map((seat) => new Far(seat, save, () => 0));
  const { letter } = all[0] ?? { letter: '' };
  const told = readOf(letter);
  expect(Object.keys(told.said).map(Number)).toEqual([...heard].sort());
  expect(Object.values(told.said)).toContain(dropped);
  expect(movesOf({ ...save, progress: { ...save.progress, game: told.game } } as Kept)).toEqual(
    movesOf(save).slice(0, movesOf(save).findLastIndex((move) => move.startsWith('speech:')) + 1),
  );
  // A device that has nothing of the game, and whose owner was to be asked next, plays on with it.
  const taken = takeLetter(told, []);
  if (taken.how !== 'new') throw new Error(taken.how);
  const stranger = new Far(left[0] ?? 0, { ...save, progress: taken.progress }, () => 0);
  expect(nameOf(stranger.state)).toBe('curtain');
  // Once all have answered, it is the game that the one device would have come to.
  for (const one of all) one.act();
  for (const other of all.slice(1)) all[0]?.receive(other.letter);
  const kept = all[0]?.kept ?? save;
  expect('hearing' in kept.progress).toBe(false);
  expect(movesOf(kept).slice(0, movesOf(save).length)).toEqual(movesOf(save));
});

test('a game without answers is written as before, and one from before is read', () => {
  const { save } = somewhere('before');
  expect(JSON.stringify(save)).not.toContain('"said"');
  const { one } = spoken();
  expect(JSON.stringify(one.kept)).not.toContain('"said"');
  const read = readVersioned(savesOf(poilusSaveFormat), JSON.parse(JSON.stringify(one.kept)));
  expect(read).toEqual({ value: one.kept });
});

test('les-poilus.secret-hands: by letter a hand stays closed, and opens for its owner alone', () => {
  const { one, hearers } = spoken();
  expect(nameOf(one.state)).toBe('curtain');
  one.look(hearers.find((seat) => seat !== one.seat) ?? 0);
  expect(nameOf(one.state)).toBe('curtain');
  one.look(one.seat);
  expect(nameOf(one.state)).toEqual({ looking: 'letter' });
});
