import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/index.ts';
import { effectOf, NO_EFFECT } from '../effect.ts';
import { useGame } from '../game.ts';
import { Decks } from './Decks.tsx';
import { Land } from './Land.tsx';
import { Rows } from './Rows.tsx';
import { SoldierSheet } from './SoldierSheet.tsx';
import { Soldiers } from './Soldiers.tsx';
import { Threats } from './Threats.tsx';

/** The table: decks, soldiers, active threats, no man's land. It shows what a choice will do. */
export function Board({ withHands = false }: { readonly withHands?: boolean }) {
  const { state, choice, legal } = useGame();
  const [looked, setLooked] = useState<Seat>();
  const effect = choice && legal.includes(choice) ? effectOf(state, choice) : NO_EFFECT;
  return (
    <div class={withHands ? 'poilus-board poilus-board--open' : 'poilus-board'}>
      <Decks />
      {!withHands && <Soldiers onLook={setLooked} />}
      <Threats effect={effect} />
      <Land />
      {withHands && <Rows onLook={setLooked} />}
      {looked !== undefined && <SoldierSheet seat={looked} onClose={() => setLooked(undefined)} />}
    </div>
  );
}
