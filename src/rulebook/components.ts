import Begin from './Begin.astro';
import Errata from './Errata.astro';
import Example from './Example.astro';
import OnScreen from './OnScreen.astro';
import Ours from './Ours.astro';
import Reported from './Reported.astro';
import Rule from './Rule.astro';
import Glossary from './reference/Glossary.astro';
import RulingCount from './reference/RulingCount.astro';
import RulingList from './reference/RulingList.astro';
import See from './See.astro';

/** What a chapter of any game may use without importing it; each game adds its own. */
export const components = {
  Begin,
  Errata,
  Example,
  Glossary,
  OnScreen,
  Ours,
  Reported,
  Rule,
  RulingCount,
  RulingList,
  See,
};

/** The components of a game's book, by the name a chapter calls them by. */
export type BookComponents = Readonly<Record<string, (props: never) => unknown>>;
