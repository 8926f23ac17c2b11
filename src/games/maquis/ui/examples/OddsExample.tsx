import { useId, useState } from 'preact/hooks';
import { type LocationId, MORALE_TRACK } from '#games/maquis/data/index.ts';
import { patrolCount, positionFrom, snapshotOf, type Table } from '#games/maquis/engine/index.ts';
import { thePlace } from '#games/maquis/i18n/in-sentences.ts';
import { oddsOf } from '#games/maquis/odds/index.ts';
import * as m from '#messages';
import { Live, useAlive } from '#play/ui/examples/Live.tsx';
import { Slider } from '#play/ui/examples/Slider.tsx';
import { townOf } from '../aid/town-now.ts';
import { OddsInWords, ringsOf } from '../odds/on-the-board.tsx';
import { TownMap } from '../TownMap.tsx';
import '../style/odds.css';

interface Props {
  /** A table in placement, before a worker is placed. */
  readonly table: Table;
  /** The place that is looked at first. */
  readonly first: LocationId;
}

/** The chance of coming home from every place, for the patrols that morale brings. */
export default function OddsExample({ table, first }: Props) {
  const id = useId();
  const isAlive = useAlive();
  const { morale: moraleAtFirst, safeHouse } = table.state;
  const [place, look] = useState(first);
  const [morale, setMorale] = useState(moraleAtFirst);
  const patrolsToCome = patrolCount(safeHouse, morale);
  const made = positionFrom({ ...table, state: { ...table.state, morale, patrolsToCome } });
  if (!('position' in made)) return null;
  const odds = oddsOf(made.position);
  const rings = ringsOf(odds);
  const choices = Object.fromEntries(
    odds.options.map(({ newcomer }) => [newcomer.at, m.maquis_odds_look()]),
  );
  const isChanged = place !== first || morale !== moraleAtFirst;
  const again = () => {
    look(first);
    setMorale(moraleAtFirst);
  };
  return (
    <Live onAgain={isChanged ? again : undefined}>
      <div class="live__sliders scripted no-print">
        <Slider
          id={id}
          name={m.maquis_live_count_morale()}
          least={1}
          most={MORALE_TRACK.max}
          value={morale}
          onChange={setMorale}
        />
      </div>
      <TownMap
        label={m.maquis_live_map()}
        {...townOf(snapshotOf(made.position), table.goals)}
        rings={rings}
        chosen={place}
        choices={choices}
        {...(isAlive ? { onChoose: look } : {})}
      />
      <div class="live__odds" role="status" aria-label={m.play_live_news()}>
        <p class="live__odds-title">{m.maquis_odds_at({ place: thePlace(place) })}</p>
        <OddsInWords odds={odds} patrols={patrolsToCome} place={place} goals={table.goals} />
      </div>
    </Live>
  );
}
