import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  ENEMY_KINDS,
  type EnemyKindId,
  MAQUIS_IDS,
  type MaquisId,
} from '#games/resist/data/index.ts';
import type { CardId } from '#games/resist/engine/index.ts';
import { cardName, enemyName, maquisName, missionName } from '#games/resist/i18n/cards.ts';
import { ACTION_TEXTS, ENEMY_EFFECTS } from '#games/resist/i18n/effects.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import * as m from '#messages';
import { EnemyChip } from '../board/MissionCard.tsx';
import { FullCard, HandCard, maquisOf } from '../board/PersonCard.tsx';
import { type GameView, useView } from '../view.ts';
import { MainButton, PromptChoice, ResistPrompt } from './Prompt.tsx';

/** The move that is considered, or the first there is; a puzzle leaves it open. */
const moveConsidered = (
  { selected, isPuzzle }: Pick<GameView, 'selected' | 'isPuzzle'>,
  moves: readonly string[],
): string | undefined =>
  moves.find((move) => move === selected) ?? (isPuzzle ? undefined : moves[0]);

/** A question with several like answers: one is chosen, a button carries it out. */
export function ChoicePrompt() {
  const view = useView();
  const { legal, send, position } = view;
  const moves = [...legal];
  const move = moveConsidered(view, moves);
  const person = personIn(move);
  return (
    <ResistPrompt question={questionOf(view)}>
      <PromptChoice
        name={questionOf(view)}
        options={moves.map((one) => ({ id: one, ...optionOf(view, one) }))}
        chosen={move}
        onChoose={(one) => send({ type: 'select', choice: one })}
      />
      {person && view.now.ask !== 'copy' && <FullCard maquis={person} />}
      <MainButton
        text={move === undefined ? m.resist_choose_first() : moveWords(position, move)}
        onPress={move === undefined ? undefined : () => send({ type: 'move', move })}
      />
    </ResistPrompt>
  );
}

type View = ReturnType<typeof useView>;

const personIn = (move = ''): MaquisId | undefined =>
  MAQUIS_IDS.find((id) => move.split(':')[1] === id);

/** What is asked, by what the answer is for. */
function questionOf({ now, asked }: View): string {
  const mission = asked.mission ? missionName(asked.mission) : '';
  switch (now.ask) {
    case 'copy':
      return m.resist_ask_copy();
    case 'at':
      return m.resist_ask_at();
    case 'turn':
      return m.resist_ask_turn({ mission });
    case 'drop':
      return m.resist_ask_drop();
    case 'discard-here':
      return asked.purpose === 'gaining' ? m.resist_ask_gain() : m.resist_ask_discard_here();
    case 'shift':
      return m.resist_ask_shift();
    case 'discard-elsewhere':
      return asked.purpose === 'helping-each'
        ? m.resist_ask_discard_at({ mission })
        : m.resist_ask_discard_elsewhere();
    case 'discard-card':
      return asked.purpose === 'bunker' ? m.resist_ask_bunker() : m.resist_ask_swap();
    case 'pick':
      return m.resist_ask_pick();
    case 'take':
      return TAKE_QUESTIONS[asked.purpose as keyof typeof TAKE_QUESTIONS]();
    case 'survive':
      return m.resist_ask_survive();
    default:
      return m.resist_ask_which();
  }
}

const TAKE_QUESTIONS = {
  'to-hand': m.resist_ask_take_to_hand,
  'to-deck': m.resist_ask_take_to_deck,
  'to-discard': m.resist_ask_take_to_discard,
} as const;

interface Option {
  readonly text: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** How an answer is told in the list. */
function optionOf({ now, position }: View, move: string): Option {
  const [word, one, two] = move.split(':');
  switch (word) {
    case 'at':
      return { text: missionName(one), note: faceDownNote(now, one) };
    case 'turn':
      return { text: m.resist_face_down_number({ number: one }) };
    case 'shift':
      return { text: enemyName(one), note: m.resist_to_mission({ mission: missionName(two) }) };
    case 'copy': {
      const { action } = maquisOf(one as MaquisId).hidden;
      return { text: maquisName(one), note: action && ACTION_TEXTS[action]() };
    }
    case 'survive':
      return { text: enemyName(one), note: enemyDoes(one) };
    case 'discard':
      return discardOption(one, two);
    case 'take':
    case 'pick':
      return { text: maquisName(one) };
    default:
      return { text: moveWords(position, move) };
  }
}

function discardOption(one: string, two: string | undefined): Option {
  if (two !== undefined) {
    const enemy = /^\d+$/.test(two) ? m.resist_face_down_number({ number: two }) : enemyName(two);
    return { text: enemy, note: missionName(one) };
  }
  const isEnemy = ENEMY_KINDS.some(({ id }) => id === one);
  return isEnemy ? { text: enemyName(one), note: enemyDoes(one) } : { text: maquisName(one) };
}

/** What an Enemy does, by its kind. */
function enemyDoes(id: string): string | undefined {
  const kind = ENEMY_KINDS.find((one) => one.id === id);
  return kind && ENEMY_EFFECTS[kind.type.id]();
}

function faceDownNote(now: View['now'], mission: string): string {
  const place = now.row.find((one) => one.mission === mission);
  return m.resist_face_down_told({ count: place?.down.length ?? 0 });
}

/** Where one of the cards looked at goes: the n-th to be drawn, or out; a puzzle leaves it open at first. */
type Slot = number | 'out' | undefined;

/** The cards looked at: each is kept, in the order of drawing, or put out. One answer for all. */
export function ArrangePrompt() {
  const { now, legal, asked, isPuzzle, send } = useView();
  const cards = now.looked;
  const outWord = asked.purpose === 'sifting-recruits' ? 'bottom' : 'discard';
  const canPutOut = [...legal].some((move) => move.startsWith(`${outWord}:`));
  const [kept, setKept] = useState<readonly number[]>(isPuzzle ? [] : cards.map((_, n) => n));
  const [out, setOut] = useState<readonly number[]>([]);
  const slotOf = (n: number): Slot => {
    if (kept.includes(n)) return kept.indexOf(n) + 1;
    return out.includes(n) ? 'out' : undefined;
  };
  const keep = (n: number) => {
    setKept([...kept.filter((other) => other !== n), n]);
    setOut(out.filter((other) => other !== n));
  };
  const putOut = (n: number) => {
    setKept(kept.filter((other) => other !== n));
    setOut([...out.filter((other) => other !== n), n]);
  };
  const isDone = kept.length + out.length === cards.length;
  const moves = [
    ...cards.flatMap((card, n) => (slotOf(n) === 'out' ? [`${outWord}:${card}`] : [])),
    // The last one put back is the topmost.
    ...[...kept].reverse().map((n) => `top:${cards[n]}`),
  ];
  return (
    <ResistPrompt question={m.resist_ask_arrange({ count: cards.length })}>
      <ol class="slots">
        {cards.map((card, n) => (
          <li key={n} class="slot" data-out={slotOf(n) === 'out' ? '' : undefined}>
            <span class="slot__where">{whereText(slotOf(n), outWord)}</span>
            <SeenCard card={card} />
            <span class="slot__buttons">
              <button
                type="button"
                aria-pressed={kept.includes(n)}
                aria-label={m.resist_keep_card({ card: cardName(card) })}
                onClick={() => keep(n)}
              >
                {m.resist_keep()}
              </button>
              {canPutOut && (
                <button
                  type="button"
                  aria-pressed={slotOf(n) === 'out'}
                  aria-label={m.resist_put_out_card({ card: cardName(card) })}
                  onClick={() => putOut(n)}
                >
                  {m.resist_put_out()}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p class="prompt__note">{m.resist_arrange_note()}</p>
      <MainButton
        text={m.resist_put_them_so()}
        onPress={isDone ? () => send({ type: 'carryOut', moves }) : undefined}
      />
    </ResistPrompt>
  );
}

function SeenCard({ card }: { readonly card: CardId | EnemyKindId }) {
  const isEnemy = ENEMY_KINDS.some(({ id }) => id === card);
  return isEnemy ? <EnemyChip kind={card as EnemyKindId} /> : <HandCard card={card as CardId} />;
}

function whereText(slot: Slot, outWord: 'bottom' | 'discard'): string {
  if (slot === undefined) return '';
  if (slot === 'out') return outWord === 'bottom' ? m.resist_to_bottom() : m.resist_to_discard();
  return m.resist_drawn_as({ number: slot });
}
