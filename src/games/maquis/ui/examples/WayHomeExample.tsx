import { useState } from 'preact/hooks';
import {
  LOCATIONS,
  type LocationId,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
} from '#games/maquis/data/index.ts';
import {
  positionFrom,
  routesHome,
  shotsThatOpen,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { thePlace } from '#games/maquis/i18n/in-sentences.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { Live, LiveNews, useAlive } from '#play/ui/examples/Live.tsx';
import { eitherOf, listed } from '#shared/list-text.ts';
import { townOf } from '../aid/town-now.ts';
import { TownMap } from '../TownMap.tsx';

interface Props {
  /** A table with one worker out, in the action phase. */
  readonly table: Table;
}

const POSTS: ReadonlySet<LocationId> = new Set(PATROL_CARDS.flatMap(({ places }) => places));

/** Put police where you like and see whether a worker still comes home. */
export default function WayHomeExample({ table }: Props) {
  const isAlive = useAlive();
  const [worker] = table.state.workers;
  const [from, setFrom] = useState<LocationId>(worker ?? 'doctor');
  const [police, setPolice] = useState<readonly LocationId[]>(table.state.police);
  const shown = tableWith(table, from, police);
  const made = positionFrom(shown);
  if (!('position' in made)) return null;
  const { position } = made;
  const { isHome, route, cuts } = routesHome(position, from);
  const opening = shotsThatOpen(position, from);
  const toggle = (place: LocationId) =>
    setPolice(
      police.includes(place) ? police.filter((post) => post !== place) : [...police, place],
    );
  const stand = (place: LocationId) => {
    setFrom(place);
    setPolice(police.filter((post) => post !== place));
  };
  const again = () => {
    setFrom(worker ?? 'doctor');
    setPolice(table.state.police);
  };
  return (
    <Live onAgain={police === table.state.police && from === worker ? undefined : again}>
      <label class="live__pick scripted no-print">
        {m.maquis_live_home_worker()}
        <select
          value={from}
          onChange={({ currentTarget }) => stand(currentTarget.value as LocationId)}
        >
          {LOCATIONS.filter(({ kind }) => kind === 'place' || kind === 'room').map(({ id }) => (
            <option key={id} value={id}>
              {LOCATION_NAMES[id]()}
            </option>
          ))}
        </select>
      </label>
      <TownMap
        label={m.maquis_live_map()}
        {...townOf(tableOf(position).state, table.goals)}
        {...postsOf(from, police)}
        {...(isHome ? { route } : { cuts: cuts.map(({ place }) => place), opensByShot: opening })}
        {...(isAlive ? { onChoose: toggle } : {})}
      />
      <LiveNews
        lines={
          isHome
            ? [
                m.maquis_live_home_yes({
                  route: route.map((at) => LOCATION_NAMES[at]()).join(' → '),
                }),
              ]
            : [
                m.maquis_live_home_no({ cuts: listed(cuts.map(({ place }) => thePlace(place))) }),
                opening.length > 0
                  ? m.maquis_live_home_shot({ places: eitherOf(opening.map(thePlace)) })
                  : m.maquis_live_home_no_shot(),
              ]
        }
      />
    </Live>
  );
}

function tableWith(table: Table, worker: LocationId, police: readonly LocationId[]): Table {
  return { ...table, state: { ...table.state, workers: [worker], police } };
}

/** Which places a tap changes, and why the others stay as they are. */
function postsOf(worker: LocationId, police: readonly LocationId[]) {
  const choices: Partial<Record<LocationId, string>> = {};
  const refusals: Partial<Record<LocationId, string>> = {};
  for (const { id } of LOCATIONS) {
    if (id === worker) refusals[id] = m.maquis_live_home_worker_here();
    else if (!POSTS.has(id)) refusals[id] = m.maquis_live_home_no_card();
    else if (police.includes(id)) choices[id] = m.maquis_live_home_take();
    else if (police.length < PAWNS_OF_A_COLOUR) choices[id] = m.maquis_live_home_put();
    else refusals[id] = m.maquis_live_home_all_out();
  }
  return { choices, refusals };
}
