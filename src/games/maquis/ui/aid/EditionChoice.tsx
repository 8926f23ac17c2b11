import type { JSX } from 'preact';
import { EDITION_IDS, type EditionId, editionCalled } from '#games/maquis/data/index.ts';
import { RULESET } from '#games/maquis/engine/index.ts';
import { EDITION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { CheckBox, type RadioChoice } from '#play/ui/parts/Radios.tsx';
import { storedThreeStar, storeEdition, storeThreeStar } from '../stored-edition.ts';
import { useAid } from './aid.ts';

interface Props {
  /** How the choice is drawn. */
  readonly as: <Value extends string>(props: RadioChoice<Value>) => JSX.Element;
}

/** The edition that is played, and whether with a three-star mission: both are kept for the next game. */
export function EditionChoice({ as: ChoiceOfOne }: Props) {
  const { state, send } = useAid();
  const { ruleset = RULESET, threeStar = false } = state.context.setUp;
  const { threeStarGoals, isReconstructed, rule, hasKit } = editionCalled(ruleset);
  const decide = (edition: EditionId, withThreeStar: boolean) => {
    storeEdition(edition);
    send({ type: 'decideEdition', ruleset: edition, threeStar: withThreeStar });
  };
  return (
    <>
      <ChoiceOfOne
        legend={m.maquis_edition_which()}
        values={EDITION_IDS}
        value={ruleset}
        label={(id) => EDITION_NAMES[id]()}
        onChoose={(id) => decide(id, storedThreeStar())}
      />
      {threeStarGoals.length > 0 && (
        <CheckBox
          name={m.maquis_edition_three_star_choice()}
          isOn={threeStar}
          onChange={(isOn) => {
            storeThreeStar(isOn);
            decide(ruleset, isOn);
          }}
        />
      )}
      {threeStar && <p class="aid-hint">{m.maquis_edition_three_star_basis()}</p>}
      {isReconstructed && <p class="aid-hint">{m.maquis_edition_box_basis()}</p>}
      {!hasKit && (
        <p class="aid-hint">
          {m.maquis_edition_milice()}{' '}
          <RuleLink rule={threeStar ? 'maquis.three-star-missions' : rule} brief />
        </p>
      )}
    </>
  );
}
