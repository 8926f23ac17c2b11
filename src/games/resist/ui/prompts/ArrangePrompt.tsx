import { useState } from 'preact/hooks';
import { ENEMY_KINDS, type EnemyKindId } from '#games/resist/data/index.ts';
import type { CardId } from '#games/resist/engine/index.ts';
import { cardName } from '#games/resist/i18n/cards.ts';
import * as m from '#messages';
import { EnemyChip } from '../board/MissionCard.tsx';
import { HandCard } from '../board/PersonCard.tsx';
import { useView } from '../view.ts';
import { MainButton, ResistPrompt } from './Prompt.tsx';

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
