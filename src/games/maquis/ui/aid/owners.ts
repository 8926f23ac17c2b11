import type { Component, Owner } from '#games/maquis/session/index.ts';
import * as m from '#messages';

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
