import { createActor } from 'xstate';
import {
  type GameEvent,
  type Position,
  askedNow as purposeOf,
  snapshotOf,
} from '#games/resist/engine/index.ts';
import {
  answersNow,
  detailNow,
  type NextDetail,
  type Notes,
  notesMachine,
} from '#games/resist/session/notes/index.ts';
import type { TableStep } from './games.ts';

/*
 * Somebody beside a real table with the aid before them. They see what everybody there sees, and answer what the aid
 * asks: the machine waits for a step, and the next thing seen answers it, or does not yet. Nothing is told that was
 * not asked.
 */

/** Something seen on the table, with the move that brought it. */
interface Seen {
  readonly event: GameEvent;
  readonly step: TableStep;
}

/** What the aid knows by itself, so that nobody tells it. */
const UNTOLD: ReadonlySet<GameEvent['type']> = new Set([
  ...(['garrison-dealt', 'reshuffled', 'nothing-to-draw', 'strength-gained', 'weakened'] as const),
  ...(['mission-halved', 'looked-at', 'draw-changed', 'reinforced', 'survived'] as const),
  ...(['spy-added', 'no-spy-left'] as const),
]);

/** An answer, and how many of the things seen it tells. */
type Answer = readonly [telling: string, seen: number] | undefined;

export class Table {
  readonly #aid = createActor(notesMachine, { input: { seed: 'beside' } });
  #seen: Seen[] = [];
  #now: Position | undefined;

  readonly #asking: (table: Table) => void;

  /** @param asking is shown the table whenever the aid is about to be told something */
  constructor(
    setUp: { readonly split: Notes['split']; readonly reading: Notes['reading'] },
    asking: (table: Table) => void = () => {},
  ) {
    this.#asking = asking;
    this.#aid.start();
    this.#aid.send({ type: 'configure', change: setUp });
    this.#aid.send({ type: 'start' });
  }

  get notes(): Notes {
    const { replayed } = this.#aid.getSnapshot().context;
    if (!replayed) throw new Error('no game');
    return replayed.position;
  }

  get state() {
    return this.#aid.getSnapshot();
  }

  get outcome() {
    return this.#aid.getSnapshot().context.replayed?.outcome;
  }

  get step(): string {
    const { value } = this.#aid.getSnapshot();
    return typeof value === 'string' ? value : value.playing;
  }

  /** What has been seen and nobody asked about yet. */
  get untold(): readonly string[] {
    return this.#seen.map(({ event }) => event.type);
  }

  /** Something happens on the table, and the aid is told as far as it asks. */
  watch(step: TableStep): void {
    this.#now = step.after;
    this.#seen.push(...step.events.map((event) => ({ event, step })));
    for (;;) {
      this.#forget();
      const answer = this.#answer();
      if (!answer) return;
      const [telling, seen] = answer;
      this.#tell(telling);
      this.#seen.splice(0, seen);
    }
  }

  #tell(move: string): void {
    this.#asking(this);
    this.#aid.send({ type: 'move', move });
    const [refused] = this.#aid.getSnapshot().context.rejected;
    if (refused) throw new Error(`${this.step}: ${move} was refused, ${refused.code}`);
  }

  /** Things seen that need not be told, at the head of the list. */
  #forget(): void {
    while (this.#seen.length > 0 && this.#isKnown(this.#seen[0])) this.#seen.shift();
  }

  #isKnown({ event, step }: Seen): boolean {
    const { notes } = this;
    if (this.step === 'over' || UNTOLD.has(event.type)) return true;
    switch (event.type) {
      // Recruits go back under or on their deck unseen; nobody keeps their order.
      case 'put-back':
        return isOfRecruits(step);
      // What follows by itself once the round goes on.
      case 'discarded':
        return (
          step.move.startsWith('reveal') ||
          step.move.startsWith('attack') ||
          event.cards.length === 0 ||
          notes.phase === 'recover'
        );
      case 'spy-removed':
        return event.rule === 'resist.officer';
      case 'stopped':
        return notes.phase !== 'strike';
      case 'mission-ignored':
        return this.step !== 'asking';
      case 'used':
        return !this.#actsLater(event.maquis);
      case 'not-used':
        return this.step !== 'asking' && !notes.acted.includes(event.maquis);
      default:
        return false;
    }
  }

  /** In the lenient reading somebody played in PLAN acts in ATTACK. */
  #actsLater(maquis: Notes['acted'][number]): boolean {
    const { planned, acted } = this.notes;
    return this.step === 'attack' && planned.includes(maquis) && !acted.includes(maquis);
  }

  #answer(): Answer {
    const [head] = this.#seen;
    const { step } = this;
    if (step === 'hand' || step === 'recover') return this.#hand();
    if (step === 'asking' || step === 'due') return this.#asked();
    if (step === 'turnUp' && head?.event.type !== 'turned-up') {
      return this.#now && snapshotOf(this.#now).phase === 'plan' ? undefined : ['attack', 0];
    }
    return head && this.#course(head);
  }

  /** A whole hand is told at once. */
  #hand(): Answer {
    const end = this.#seen.findIndex(
      ({ event }) => event.type === 'round-began' || event.type === 'game-over',
    );
    if (end < 0) return undefined;
    const cards = this.#seen
      .slice(0, end)
      .flatMap(({ event }) => (event.type === 'drawn' ? [event.card] : []));
    const isOver = this.#seen[end].event.type === 'game-over';
    return [`hand:${cards.filter((card) => card === 'spy').length}`, isOver ? end : end + 1];
  }

  #course({ event, step }: Seen): Answer {
    switch (event.type) {
      case 'mission-laid':
        return [`lay:${event.mission}`, 1];
      case 'drafted':
        return [`draft:${event.hidden}:${event.recruit}`, 1];
      case 'played':
        return [`play:${event.maquis}:${event.side}`, 1];
      case 'used':
      case 'not-used':
        return [`act:${event.maquis}`, 1];
      case 'mission-chosen':
        return [`choose:${event.mission}`, 1];
      case 'turned-up':
        return [turnedUp(event.mission, event.kind, step), 1];
      case 'struck':
        return ['strike', 1];
      case 'enemy-defeated':
        return [`defeat:${event.kind}`, 1];
      case 'mission-beaten':
        return ['defeat:mission', 1];
      case 'stopped':
        return ['stop', 1];
      case 'mission-scored':
      case 'mission-failed':
        return ['judge', 1];
      case 'game-over':
        return [this.step === 'survive' ? 'judge' : 'end', 1];
      case 'cleaned-up':
        return ['continue', 1];
      default:
        return undefined;
    }
  }

  /** The answer to a question about an effect: the first thing seen that can answer it. */
  #asked(): Answer {
    const asked = detailNow(this.notes);
    if (!asked) return undefined;
    // Those left at the Mission act in the order of the aid, not in that of the game.
    if (this.notes.phase === 'survive' && !this.#bring(asked)) return undefined;
    const [head] = this.#seen;
    if (!head) return undefined;
    const answer = this.#answerTo(asked, head);
    if (answer && !canBeTold(this.notes, answer[0])) {
      throw new Error(`${asked.told}: ${answer[0]} is none of the answers`);
    }
    return answer;
  }

  /** Brings what answers a question to the head of the list, once it has been seen. */
  #bring({ told }: NextDetail): boolean {
    const type = told === 'civilian' ? 'civilian-drawn' : 'maquis-removed';
    const at = this.#seen.findIndex(({ event }) => event.type === type);
    if (at > 0) this.#seen.unshift(...this.#seen.splice(at, 1));
    return at >= 0;
  }

  #answerTo({ told }: NextDetail, { event, step }: Seen): Answer {
    const { notes } = this;
    switch (event.type) {
      case 'not-used':
        return ['skip', 1];
      case 'mission-ignored':
        return ['use', 1];
      case 'copied':
        return [`copy:${event.maquis}`, 1];
      case 'turned-up':
        if (told === 'face-down-where') return [`at:${event.mission}`, 0];
        return [turnedUp(event.mission, event.kind, step), 1];
      case 'enemy-discarded': {
        if (told === 'elsewhere') return [`at:${event.mission}`, 0];
        if (told === 'two-turned-up') return ['enough', 0];
        if (told === 'guerrillas-away') return ['use', this.#alike('enemy-discarded')];
        if (told === 'enemy-gained') return [`gain:${event.kind}`, 1];
        if (step.move.startsWith('reveal')) return [shownAway(event.mission, event.kind, step), 1];
        return [`off:${event.mission}:${event.kind}`, 1];
      }
      case 'enemy-moved':
        return [`shift:${event.from}:${event.kind}:${event.to}`, 1];
      case 'drawn':
        // Whoever draws tells a Spy from a Maquis; a card known on top has its name.
        if (notes.top.length > 0) return [`draw:${event.card}`, 1];
        return [`draw:${event.card === 'spy' ? 'spy' : 'one'}`, 1];
      case 'discarded':
        return this.#discarded(told, event.cards);
      case 'spy-removed':
        return ['spy:hand:out', 1];
      case 'recruited':
        return [`recruit:${event.maquis}:${event.to}`, 1];
      case 'put-on-hidden-deck':
        return [told === 'back-to-deck' ? `put:${event.card}:top` : `recruit:${event.card}:top`, 1];
      case 'taken-to-hand':
        return [`put:${event.maquis}:hand`, 1];
      case 'put-back': {
        if (/-away$/.test(told) && event.where === 'top') return ['enough', 0];
        const word = told.startsWith('enemies') ? 'sift' : 'seen';
        return [this.#lookedAt(`${word}:${event.card}:${event.where}`), 1];
      }
      case 'civilian-drawn':
        return [`civilian:${event.number}`, 1];
      case 'maquis-removed':
        return [`lose:${event.maquis}`, 1];
      default:
        return undefined;
    }
  }

  /** Several cards looked at may go at once; each is told. */
  #discarded(told: string, cards: readonly string[]): Answer {
    if (told === 'spy-away') return ['spy:hand:discard', 1];
    if (told !== 'seen-sorted') return [`put:${cards[0]}:discard`, 1];
    const out: readonly string[] = this.notes.looking?.out ?? [];
    const left = cards.filter((card) => !out.includes(card));
    return [this.#lookedAt(`seen:${left[0]}:discard`), left.length === 1 ? 1 : 0];
  }

  /** The aid says itself whether the discard was shuffled in. */
  #lookedAt(telling: string): string {
    return answersNow(this.notes).find((text) => text.startsWith(telling)) ?? telling;
  }

  /** How many things of one kind stand at the head. */
  #alike(type: GameEvent['type']): number {
    const end = this.#seen.findIndex(({ event }) => event.type !== type);
    return end < 0 ? this.#seen.length : end;
  }
}

const canBeTold = (notes: Notes, telling: string): boolean =>
  answersNow(notes).some((text) => text === telling || telling.startsWith(`${text}:`));

/** Whether the cards looked at are Recruits. */
function isOfRecruits({ before }: TableStep): boolean {
  const { purpose } = purposeOf(before);
  return purpose === 'sifting-recruits' || purpose === 'picking-recruit';
}

/** Which of the cards there was turned up shows in what is left there. */
function deckOf(mission: string, { before, after }: TableStep): string {
  const down = (position: Position) =>
    snapshotOf(position).row.find((one) => one.mission === mission)?.down ?? [];
  const left = [...down(after)];
  const gone = down(before).find((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return typeof gone === 'number' ? `:${gone}` : '';
}

const turnedUp = (mission: string, kind: string, step: TableStep): string =>
  `up:${mission}:${kind}${deckOf(mission, step)}`;
const shownAway = (mission: string, kind: string, step: TableStep): string =>
  `down:${mission}:${kind}${deckOf(mission, step)}`;
