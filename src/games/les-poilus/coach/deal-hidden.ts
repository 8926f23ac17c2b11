import { bitCount, lowestBit } from '#shared/bit-set.ts';
import { type Below, RANDOM_WORDS } from '#shared/random.ts';
import { GAME, SUPPORT_TILE_IDS, SUPPORT_TILES } from '../data/index.ts';
import { holdsKind } from '../engine/action.ts';
import { type Copy, LOW_COPIES } from '../engine/cards.ts';
import {
  HEARERS,
  HIDDEN_TILE,
  hand,
  handSize,
  hasOption,
  KNOWLEDGE,
  KNOWN,
  LOWER,
  MOMENT,
  type MutablePosition,
  NO_TILE,
  need,
  OPEN,
  OPTION,
  oneTile,
  outrun,
  PHASE,
  PLAYERS,
  placed,
  putCopy,
  RANDOM,
  SECRET,
  SEEN_BY,
  type Seat,
  SPEECH_KIND,
  seatCount,
  takeCopy,
  tileCount,
  tiles,
  tilesOfKind,
  UNSEEN,
  UPPER,
} from '../engine/position.ts';

/**
 * Makes a whole game of what a seat sees: others' hands, tiles and the shuffle are dealt by chance, so
 * that nothing contradicts what lies open. Works on a copy of a sight.
 */
export function dealHidden(draft: MutablePosition, below: Below): void {
  const own = draft[KNOWLEDGE] === SECRET ? -1 : draft[KNOWLEDGE] - SEEN_BY;
  draft[KNOWLEDGE] = OPEN;
  dealHands(draft, own, below);
  for (let seat = 0; seat < seatCount(draft); seat++)
    if (seat !== own) dealTiles(draft, seat, below);
  if (draft[PHASE] === MOMENT.speech) askThoseWhoCan(draft);
  for (let word = 0; word < RANDOM_WORDS; word++) draft[RANDOM + word] = below(0x7fffffff);
  // The generator must not stand still whatever was drawn.
  draft[RANDOM + RANDOM_WORDS - 1] |= 1;
}

const copies = new Int32Array(64);

/** Writes the copies of a set into a list and returns how many there are. */
function listCopies(low: number, high: number, list: Int32Array, from: number): number {
  let count = from;
  for (let left = low; left !== 0; left &= left - 1) list[count++] = lowestBit(left);
  for (let left = high; left !== 0; left &= left - 1) list[count++] = LOW_COPIES + lowestBit(left);
  return count;
}

function dealHands(draft: MutablePosition, own: Seat, below: Below): void {
  let wanted = 0;
  for (let seat = 0; seat < draft[PLAYERS]; seat++)
    if (seat !== own) wanted += draft[handSize(seat)];
  let fromKnown = knownInHands(draft, wanted, below);
  let count = listCopies(draft[KNOWN], draft[KNOWN + 1], copies, 0);
  const known = count;
  for (let seat = 0; seat < draft[PLAYERS]; seat++) {
    if (seat === own) continue;
    draft.fill(0, hand(seat), hand(seat) + 2);
  }
  count = listCopies(draft[UNSEEN], draft[UNSEEN + 1], copies, known);
  let [knownLeft, unseenLeft] = [known, count - known];
  let left = wanted;
  for (let seat = 0; seat < draft[PLAYERS]; seat++) {
    if (seat === own) continue;
    for (let n = draft[handSize(seat)]; n > 0; n--, left--) {
      // So many of the cards still to be dealt are known ones; any slot can be theirs.
      const isKnown = fromKnown > 0 && below(left) < fromKnown;
      let copy: Copy;
      if (isKnown) {
        copy = pick(0, knownLeft--, below);
        fromKnown--;
        takeCopy(draft, KNOWN, copy);
      } else {
        copy = pick(known, unseenLeft--, below);
        takeCopy(draft, UNSEEN, copy);
      }
      putCopy(draft, hand(seat), copy);
    }
  }
}

/** Takes one of the listed copies; the last of them fills its place. */
function pick(from: number, count: number, below: Below): Copy {
  const at = from + below(count);
  const copy = copies[at];
  copies[at] = copies[from + count - 1];
  return copy;
}

/** How many cards that went into the lower part others have since been dealt, as likely as not. */
function knownInHands(draft: MutablePosition, wanted: number, below: Below): number {
  const known = bitCount(draft[KNOWN]) + bitCount(draft[KNOWN + 1]);
  const unseen = bitCount(draft[UNSEEN]) + bitCount(draft[UNSEEN + 1]);
  let dealt = Math.max(0, known - draft[LOWER], wanted - unseen);
  if (draft[UPPER] > 0 || draft[LOWER] + wanted === 0) return dealt;
  for (let n = known - dealt; n > 0 && dealt < wanted; n--) {
    if (below(draft[LOWER] + wanted) < wanted) dealt++;
  }
  return dealt;
}

/** The tiles a seat can have: what it must have begun with, and the rest of its deal by chance. */
function dealTiles(draft: MutablePosition, seat: Seat, below: Below): void {
  const isPlaced = draft[placed(seat)] !== NO_TILE;
  const left = draft[tileCount(seat)] + (isPlaced ? 1 : 0);
  const kinds = SUPPORT_TILES.filter(({ players }) => players <= draft[PLAYERS]).length;
  const sure = hasOption(draft, OPTION.randomTiles) ? 0 : 1;
  let [counts, dealt] = [0, 0];
  const begun = SUPPORT_TILE_IDS.map((_, tile) =>
    Math.max(draft[need(seat) + tile], tile < 2 ? sure : 0),
  );
  for (const count of begun) dealt += count;
  for (; dealt < GAME.tilesEach; dealt++) begun[below(kinds)]++;
  begun.forEach((count, tile) => {
    counts += oneTile(tile) * Math.max(0, count - draft[outrun(seat) + tile]);
  });
  while (total(counts) > left) counts -= oneTile(anyTile(counts, below));
  while (total(counts) < left) counts += oneTile(below(2));
  if (isPlaced && draft[placed(seat)] === HIDDEN_TILE) {
    const tile = anyTile(counts, below);
    draft[placed(seat)] = tile;
    counts -= oneTile(tile);
  } else if (isPlaced) counts -= oneTile(anyTile(counts, below));
  draft[tiles(seat)] = counts;
}

function total(counts: number): number {
  let sum = 0;
  for (let tile = 0; tile < SUPPORT_TILE_IDS.length; tile++) sum += tilesOfKind(counts, tile);
  return sum;
}

function anyTile(counts: number, below: Below): number {
  let skip = below(total(counts));
  for (let tile = 0; tile < SUPPORT_TILE_IDS.length; tile++) {
    skip -= tilesOfKind(counts, tile);
    if (skip < 0) return tile;
  }
  return 0;
}

/** In an open game a speech asks only those who hold such a card. */
function askThoseWhoCan(draft: MutablePosition): void {
  for (let seat = 0; seat < draft[PLAYERS]; seat++) {
    if ((draft[HEARERS] >> seat) & 1 && !holdsKind(draft, seat, draft[SPEECH_KIND])) {
      draft[HEARERS] &= ~(1 << seat);
    }
  }
}
