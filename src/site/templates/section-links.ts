import * as m from '#messages';
import { addressOf } from '../layout/address.ts';
import type { Language } from '../layout/languages.ts';

/** A door on the front page of a game. */
export interface SectionLink {
  readonly name: string;
  readonly text: string;
  /** What leads through it. */
  readonly go: string;
  readonly href: string;
}

/** The doors to the rooms that games have in common; what stands on them is the game's. */
export const sectionLinks = (language: Language, game: string) => ({
  read: (text: string): SectionLink => ({
    name: m.front_read(),
    text,
    go: m.front_read_go(),
    href: addressOf.rules(language, game),
  }),
  table: (text: string): SectionLink => ({
    name: m.front_table(),
    text,
    go: m.front_table_go(),
    href: addressOf.table(language, game),
  }),
  practise: (text: string, go: string): SectionLink => ({
    name: m.front_practise(),
    text,
    go,
    href: addressOf.practice(language, game),
  }),
  puzzles: (text: string, go: string): SectionLink => ({
    name: m.play_puzzles_title(),
    text,
    go,
    href: addressOf.scenarios(language, game),
  }),
});
