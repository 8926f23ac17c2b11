import * as m from '#messages';
import { Hand } from '../board/Hand.tsx';
import { effectOf } from '../effect.ts';
import { useGame } from '../game.ts';
import { useChoice } from './Confirm.tsx';
import { outlookOf } from './outlook.ts';

/** The hand of whoever is on turn; each card says what it would do. */
export function OwnHand({ cards }: { readonly cards: readonly string[] }) {
  const { state, choice, legal } = useGame();
  const choose = useChoice();
  const chosen = choice?.startsWith('play:') ? choice.slice('play:'.length) : undefined;
  return (
    <Hand
      cards={cards}
      label={m.poilus_hand()}
      chosen={chosen}
      told={(card) => outlookOf(state, `play:${card}`).text}
      isDanger={(card) => effectOf(state, `play:${card}`).fails.length > 0}
      can={(card) => legal.includes(`play:${card}`)}
      isDragged
      onChoose={(card) => choose(`play:${card}`)}
    />
  );
}
