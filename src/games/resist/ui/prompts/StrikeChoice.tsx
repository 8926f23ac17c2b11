import { useMemo, useState } from 'preact/hooks';
import { ENEMY_KINDS, type EnemyKindId, missionOf } from '#games/resist/data/index.ts';
import {
  type Position,
  type Snapshot,
  type StrikeSet,
  strikeSets,
  tableOf,
} from '#games/resist/engine/index.ts';
import { enemyName } from '#games/resist/i18n/cards.ts';
import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import { listed } from '#shared/list-text.ts';
import { Shield } from '../board/Numbers.tsx';
import { strikeCostOf, strikeTargetsOf } from './strike-choice.ts';

const SHOWN = 2;

interface StrikeChoiceProps {
  readonly position: Position;
  readonly now: Snapshot;
  /** Carries it out: the targets in a legal order, then stopping. */
  readonly onSpend: (moves: readonly string[]) => void;
}

/** Whether an Enemy does something if it survives. */
const hurts = (kind: EnemyKindId): boolean =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.effect.when === 'SURVIVE';

const hurting = ({ survivors }: StrikeSet): number => survivors.filter(hurts).length;

/** Targets to tap, the best sets of them with what is left and what that costs, and one button. */
export function StrikeChoice({ position, now, onSpend }: StrikeChoiceProps) {
  const sets = useMemo(() => strikeSets(position), [position]);
  const shown = useMemo(() => setsToShow(sets), [sets]);
  const [chosenMoves, setChosen] = useState<readonly string[]>(shown[0]?.moves ?? []);
  const chosen = strikeSetOf(sets, chosenMoves) ?? shown[0];
  const targets = strikeTargetsOf(now);
  const pause = pauseOf(position, now, chosen);
  const numbers = numbersOf(targets, chosen);
  const tap = (move: string, isOn: boolean) => {
    const set = toggled(sets, chosen.moves, move, isOn);
    if (set) setChosen(set.moves);
  };
  return (
    <>
      <ul class="targets">
        {targets.map(({ key, move, name, defense }) => {
          const number = numbers.get(key);
          const canBe = sets.some(({ moves }) => moves.includes(move));
          return (
            <li key={key}>
              <button
                type="button"
                class="target"
                aria-label={m.play_named({ name, text: m.resist_defense_of({ defense }) })}
                aria-pressed={number !== undefined}
                aria-disabled={canBe ? undefined : true}
                onClick={() => canBe && tap(move, number !== undefined)}
              >
                {number !== undefined && <span class="target__order">{number}</span>}
                <Shield of={defense} />
                <b>{name}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="choice" role="radiogroup" aria-label={m.resist_sets()}>
        {shownWith(shown, chosen).map((set) => (
          <label key={set.moves.join()} class="choice__option">
            <input
              type="radio"
              name="set"
              checked={set === chosen}
              onChange={() => setChosen(set.moves)}
            />
            <span class="choice__text">
              <SetText set={set} now={now} cost={strikeCostOf(position, now, set)} />
            </span>
            <span class="choice__count">{m.resist_left_over({ left: set.left })}</span>
          </label>
        ))}
      </div>
      {pause && <p class="prompt__note">{m.resist_set_pauses({ target: targetName(pause) })}</p>}
      <button type="button" class="aid-primary" onClick={() => onSpend([...chosen.moves, 'stop'])}>
        {chosen.moves.length > 0
          ? m.resist_defeat_set({ targets: listed(chosen.moves.map(targetName)) })
          : m.resist_spend_nothing()}
      </button>
    </>
  );
}

/**
 * The sets a player would look at first: nothing more could be paid for, the Mission among them before
 * those without it, then the fewest survivors that hurt, then the most strength left. Not a promise
 * that the first is best.
 */
function setsToShow(sets: readonly StrikeSet[]): StrikeSet[] {
  return sets
    .filter(({ isFull }) => isFull)
    .sort(
      (a, b) =>
        Number(b.beaten) - Number(a.beaten) ||
        hurting(a) - hurting(b) ||
        b.moves.length - a.moves.length ||
        b.left - a.left,
    );
}

/**
 * What a tap on a target makes of the set chosen: it is put in or taken out. Where that cannot be paid
 * for, the fullest set that keeps to it takes its place: what is dropped costs least to drop.
 */
function toggled(
  sets: readonly StrikeSet[],
  chosen: readonly string[],
  target: string,
  isOn: boolean,
): StrikeSet | undefined {
  const wanted = isOn ? without(chosen, target) : [...chosen, target];
  const exact = strikeSetOf(sets, wanted);
  if (exact) return exact;
  const fitting = sets.filter(({ moves }) => moves.includes(target) !== isOn);
  const inCommon = ({ moves }: StrikeSet): number =>
    moves.filter((move) => wanted.includes(move)).length;
  const strays = ({ moves }: StrikeSet): number =>
    moves.filter((move) => !wanted.includes(move)).length;
  return [...fitting].sort((a, b) => inCommon(b) - strays(b) - (inCommon(a) - strays(a)))[0];
}

/** A list with one of its items taken out, once. */
function without<Item>(items: readonly Item[], item: Item): Item[] {
  const at = items.lastIndexOf(item);
  return items.filter((_, n) => n !== at);
}

/** The target, not the last of a set, whose effect somebody has to carry out before the next one falls. */
function pauseOf(position: Position, now: Snapshot, { moves }: StrikeSet): string | undefined {
  const ignored = tableOf(position).unseen?.round?.ignored;
  return moves.slice(0, -1).find((move) => {
    const type = ENEMY_KINDS.find(({ id }) => move === `defeat:${id}`)?.type;
    const card = type ?? (now.target && !ignored ? missionOf(now.target) : undefined);
    return card !== undefined && card.effect.when === 'DEFEAT' && card.tells.length > 0;
  });
}

/** The first sets, and the one chosen by taps where it is none of them. */
const shownWith = (shown: readonly StrikeSet[], chosen: StrikeSet): StrikeSet[] => [
  ...new Set([...shown.slice(0, SHOWN), chosen]),
];

const targetName = (move: string): string => {
  const target = move.split(':')[1];
  return target === 'mission' ? m.resist_the_mission() : enemyName(target);
};

interface SetTextProps {
  readonly set: StrikeSet;
  readonly now: Snapshot;
  readonly cost: ReturnType<typeof strikeCostOf>;
}

/** What a set does, what it leaves, and what that costs. */
function SetText({ set, now, cost }: SetTextProps) {
  const points = now.target && !now.beaten ? missionOf(now.target).points : 0;
  return (
    <>
      {set.moves.length > 0 ? listed(set.moves.map(targetName)) : m.resist_nothing()}{' '}
      {set.beaten ? (
        points > 0 && <b class="good">{m.resist_plus_points({ points })}</b>
      ) : (
        <b class="bad">{m.resist_mission_fails({ failed: now.failed + 1 })}</b>
      )}
      <small>
        {set.survivors.length > 0
          ? m.resist_survivors({ enemies: listed(set.survivors.map(survivorText)) })
          : m.resist_no_survivors()}
        {costTexts(cost).map((text) => (
          <span key={text}>
            {' · '}
            <span class="cost">{text}</span>
          </span>
        ))}
      </small>
    </>
  );
}

/** What those who are left do, in a few words each. */
const costTexts = ({
  civilians,
  tooMany,
  people,
  spies,
  enemies,
}: ReturnType<typeof strikeCostOf>): string[] => [
  ...(civilians > 0
    ? [
        tooMany.ways > 0n
          ? m.resist_cost_civilians_end({ cards: civilians, chance: percentText(tooMany) })
          : m.resist_cost_civilians({ cards: civilians }),
      ]
    : []),
  ...(people > 0 ? [m.resist_cost_people({ people })] : []),
  ...(spies > 0 ? [m.resist_cost_spies({ spies })] : []),
  ...(enemies > 0 ? [m.resist_cost_enemies({ enemies })] : []),
];

const survivorText = (kind: EnemyKindId): string => enemyName(kind);

/** In which order the targets of a set fall, by their key; cards alike take turns. */
function numbersOf(
  targets: ReturnType<typeof strikeTargetsOf>,
  chosen: StrikeSet,
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  chosen.moves.forEach((move, n) => {
    const next = targets.find(({ key, move: of }) => of === move && !numbers.has(key));
    if (next) numbers.set(next.key, n + 1);
  });
  return numbers;
}

/** The set that holds just these targets, in whatever order. */
function strikeSetOf(sets: readonly StrikeSet[], moves: readonly string[]): StrikeSet | undefined {
  const wanted = [...moves].sort().join();
  return sets.find((set) => [...set.moves].sort().join() === wanted);
}
