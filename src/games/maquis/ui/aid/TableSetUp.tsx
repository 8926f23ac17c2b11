import { useContext } from 'preact/hooks';
import { editionCalled, MORALE_TRACK, TOKENS_OF_A_KIND } from '#games/maquis/data/index.ts';
import { type Maquis, RULESET } from '#games/maquis/engine/index.ts';
import { TILE_NAMES } from '#games/maquis/i18n/names.ts';
import { startingPawns } from '#games/maquis/session/index.ts';
import * as m from '#messages';
import type { Owner } from '#play/history/game.ts';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { DrawnNext } from '#play/ui/frame/skeleton.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { SettingsContext, useAid } from './aid.ts';
import { GameSetUpForm, type GoalSourceNames } from './GameSetUpForm.tsx';
import { FILES } from './game-files.ts';
import '../style/panels.css';

type Component = Maquis['component'];

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
    <DrawnNext>
      <Games files={FILES} />
    </DrawnNext>
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

/** What is laid out on the real table, as the set-up stands: in the order of the rulebook, each with its rule. */
function LayOut() {
  const { setUp } = useAid().state.context;
  const { deck, goods, tracks } = setUp.owners;
  const { hasKit, tiles } = editionCalled(setUp.ruleset ?? RULESET);
  const { kit } = useContext(SettingsContext).links;
  const pawns = startingPawns(setUp.difficulty);
  return (
    <details class="aid-more">
      <summary>{m.maquis_table_setup_lay_out()}</summary>
      <ol class="aid-checklist">
        <li>{m.maquis_table_setup_board_1()}</li>
        <li>
          {deck === 'site'
            ? m.maquis_table_setup_board_2_site()
            : m.maquis_table_setup_board_2_visitor()}{' '}
          <RuleLink rule="maquis.setup-deck" brief />
        </li>
        <li>
          {goods === 'site'
            ? m.maquis_table_setup_tokens_1_site()
            : (hasKit ? m.maquis_table_setup_tokens_1_visitor : m.maquis_setup_tokens_boxed)({
                count: TOKENS_OF_A_KIND,
              })}{' '}
          <RuleLink rule="maquis.setup-supply" brief />
        </li>
        <li>
          {tracks === 'site'
            ? m.maquis_table_setup_tokens_2_site()
            : m.maquis_table_setup_tokens_2_visitor({ morale: MORALE_TRACK.start })}
        </li>
        <li>
          {hasKit ? m.maquis_table_setup_tiles_1() : m.maquis_setup_tiles_boxed()}{' '}
          <RuleLink rule="maquis.setup-tiles" brief />
          <ul class="aid-list">
            {tiles.map((id) => (
              <li key={id}>{TILE_NAMES[id]()}</li>
            ))}
          </ul>
        </li>
        <li>
          {m.maquis_table_setup_pawns_1({ count: pawns.safeHouse })}{' '}
          <RuleLink rule="maquis.setup-workers" brief />
        </li>
        <li>{m.maquis_table_setup_pawns_2({ count: pawns.cafe })}</li>
        <li>{m.maquis_table_setup_pawns_3()}</li>
        <li>
          {m.maquis_table_setup_goals_lay()} <RuleLink rule="maquis.setup-goals" brief />
        </li>
      </ol>
      {hasKit && (
        <p class="aid-hint">
          <a href={kit}>{m.maquis_table_setup_kit()}</a>
        </p>
      )}
    </details>
  );
}
