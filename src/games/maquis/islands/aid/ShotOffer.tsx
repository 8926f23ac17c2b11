import { Crosshair } from 'lucide-preact';
import type { LocationId } from '#maquis/data/index.ts';
import { readMove, shotsThatOpen, type Table } from '#maquis/engine/index.ts';
import { LOCATION_NAMES } from '#maquis/messages/names.ts';
import { claimedTable } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';
import { RuleLink } from './RuleLink.tsx';

interface Shot {
  readonly place: LocationId;
  /** The table on which the visitor's word makes the shot possible. */
  readonly claim: Table | undefined;
}

/** A shot, wherever one can be fired, with its price. Where cubes are the visitor's, their word counts. */
export function ShotOffer({ open = false }: { readonly open?: boolean }) {
  const { send } = useAid();
  const { game, position, now } = useRunning();
  const opening = now.acting ? shotsThatOpen(position, now.acting) : [];
  const shots = now.police.flatMap((place): Shot[] => {
    const read = readMove(position, `shoot:${place}`);
    if ('move' in read) return [{ place, claim: undefined }];
    if (game.keepers.goods !== 'visitor' || !('reasons' in read)) return [];
    const claim = claimedTable(position, read.reasons);
    return claim ? [{ place, claim }] : [];
  });
  if (shots.length === 0) return null;
  const label = (place: LocationId, claims: boolean): string => {
    const name = { place: LOCATION_NAMES[place]() };
    if (claims) return m.maquis_table_shoot_claim(name);
    return opening.includes(place)
      ? m.maquis_table_shoot_at_opens(name)
      : m.maquis_table_shoot_at(name);
  };
  return (
    <details class="aid-more" open={open}>
      <summary>
        <Crosshair aria-hidden="true" /> {m.maquis_table_shoot_title()}
      </summary>
      <p class="aid-hint">
        {m.maquis_table_shoot_price()} <RuleLink rule="maquis.shooting" />
      </p>
      <ul class="aid-choices">
        {shots.map(({ place, claim }) => (
          <li key={place}>
            <button
              type="button"
              class="aid-choice"
              onClick={() => {
                if (claim) send({ type: 'correct', table: claim });
                send({ type: 'move', move: `shoot:${place}` });
              }}
            >
              {label(place, claim !== undefined)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
