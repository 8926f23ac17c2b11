import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import type { ShownPart } from '#games/les-poilus/puzzles/index.ts';
import * as m from '#messages';
import { Decks } from '../board/Decks.tsx';
import { Land } from '../board/Land.tsx';
import { SeatRing, tilesGiven } from '../board/Ring.tsx';
import { Rows } from '../board/Rows.tsx';
import { Threats } from '../board/Threats.tsx';
import { NO_EFFECT } from '../effect.ts';
import { useGameOnScreen } from '../game.ts';

interface Props {
  readonly shows: readonly ShownPart[];
  /** All that has happened in the example. */
  readonly events: readonly GameEvent[];
}

/** What an example shows of its table, with all hands open: pictures only, nothing in it can be tapped. */
export function PoilusExampleTable({ shows, events }: Props) {
  const { who } = useGameOnScreen();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend
    <div class="poilus-board poilus-example__table" role="group" aria-label={m.poilus_live_table()}>
      {shows.includes('decks') && <Decks />}
      {shows.includes('land') && (
        <>
          <Threats effect={NO_EFFECT} />
          <Land />
        </>
      )}
      {shows.includes('players') && <Rows />}
      {shows.includes('support') && <SeatRing arrows={tilesGiven(events, who)} />}
    </div>
  );
}
