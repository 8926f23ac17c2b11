import { CARD_IDS, THREATS } from '#games/les-poilus/data/index.ts';
import * as m from '#messages';
import { leftToSee } from '../panels/CardSheet.tsx';
import { CardList, type CorrectionProps } from './CardList.tsx';

/** No man's land in the order played, and what has left the game. */
export function CorrectLaidCards({ state, change }: CorrectionProps) {
  const left = leftToSee(state);
  const threats = THREATS.map(({ id }) => id).filter((id) => left(id) > 0);
  const isMission = state.acting !== null;
  return (
    <>
      {isMission && (
        <CardList
          title={m.poilus_no_mans_land()}
          cards={state.noMansLand}
          toAdd={threats}
          onChange={(noMansLand) => change({ noMansLand })}
        />
      )}
      <details class="aid-more">
        <summary>{m.poilus_aid_out_of_game({ count: state.removed.length })}</summary>
        <CardList
          title={m.poilus_aid_out_of_game({ count: state.removed.length })}
          cards={state.removed}
          toAdd={CARD_IDS.filter((id) => left(id) > 0)}
          onChange={(removed) => change({ removed })}
        />
      </details>
    </>
  );
}
