import type { Component } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import type { Owner } from '#play/history/game.ts';
import { Games } from '#play/ui/games/Games.tsx';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { useAid } from './aid.ts';
import { GameSetUpForm, type GoalSourceNames } from './GameSetUpForm.tsx';
import { FILES } from './game-files.ts';
import { LayOut } from './LayOut.tsx';

/** The components that a visitor can keep, and what each answer is called. */
export const COMPONENT_NAMES: Readonly<Record<Component, () => string>> = {
  deck: m.maquis_table_keeper_deck,
  goods: m.maquis_table_keeper_goods,
  tracks: m.maquis_table_keeper_tracks,
};

export const OWNER_CHOICES: Readonly<Record<Component, Readonly<Record<Owner, () => string>>>> = {
  deck: { site: m.maquis_table_keeper_deck_site, visitor: m.maquis_table_keeper_deck_visitor },
  goods: { site: m.maquis_table_keeper_goods_site, visitor: m.maquis_table_keeper_goods_visitor },
  tracks: {
    site: m.maquis_table_keeper_tracks_site,
    visitor: m.maquis_table_keeper_tracks_visitor,
  },
};

/** All that is decided before the first turn at the real table, on one page, and what is laid out meanwhile. */
export const TableSetUp = () => (
  <>
    <GameSetUpForm
      title={m.maquis_table_setup_title()}
      start={m.maquis_table_setup_start()}
      sources={SOURCES}
      as={Select}
    >
      <OwnComponents />
      <LayOut />
    </GameSetUpForm>
    <Games files={FILES} />
  </>
);

const SOURCES: GoalSourceNames = {
  'any-two': m.maquis_table_setup_goals_any_two,
  'any-stars': m.maquis_goals_any_two_draw,
  'one-of-each': m.maquis_table_setup_goals_one_of_each,
  'by-stars': m.maquis_goals_by_stars_draw,
  'by-hand': m.maquis_table_setup_goals_by_hand,
};

/** What the visitor looks after; the site does the rest. */
function OwnComponents() {
  const { state, send } = useAid();
  const { owners } = state.context.setUp;
  const components = Object.keys(COMPONENT_NAMES) as Component[];
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_table_setup_keepers()}</legend>
      {components.map((component) => (
        <CheckBox
          key={component}
          name={COMPONENT_NAMES[component]()}
          isOn={owners[component] === 'visitor'}
          onChange={(isOn) =>
            send({ type: 'keep', change: { [component]: isOn ? 'visitor' : 'site' } })
          }
        />
      ))}
      {components
        .filter((component) => owners[component] === 'visitor')
        .map((component) => (
          <p key={component} class="aid-hint">
            {m.maquis_table_setup_keeper({
              component: COMPONENT_NAMES[component](),
              answer: OWNER_CHOICES[component].visitor(),
            })}
          </p>
        ))}
      <p class="aid-hint">{m.maquis_table_setup_keepers_hint()}</p>
    </fieldset>
  );
}
