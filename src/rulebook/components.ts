import Edition from '#maquis/book/Edition.astro';
import Example from './Example.astro';
import Fact from '#maquis/book/Fact.astro';
import Mode from '#maquis/book/Mode.astro';
import OnScreen from './OnScreen.astro';
import Rule from './Rule.astro';
import DifficultyTable from '#maquis/book/reference/DifficultyTable.astro';
import Glossary from './reference/Glossary.astro';
import GoalTable from '#maquis/book/reference/GoalTable.astro';
import PatrolCards from '#maquis/book/reference/PatrolCards.astro';
import PlaceTable from '#maquis/book/reference/PlaceTable.astro';
import RulingList from './reference/RulingList.astro';
import TileTable from '#maquis/book/reference/TileTable.astro';
import Tracks from '#maquis/book/reference/Tracks.astro';
import See from './See.astro';
import Again from '#maquis/book/strategy/Again.astro';
import Measured from '#maquis/book/strategy/Measured.astro';
import PairTable from '#maquis/book/strategy/PairTable.astro';
import StrengthTable from '#maquis/book/strategy/StrengthTable.astro';

/** What a chapter may use without importing it. */
export const components = {
  Again,
  DifficultyTable,
  Edition,
  Example,
  Fact,
  Glossary,
  GoalTable,
  Measured,
  Mode,
  OnScreen,
  PairTable,
  PatrolCards,
  PlaceTable,
  Rule,
  RulingList,
  See,
  StrengthTable,
  TileTable,
  Tracks,
};
