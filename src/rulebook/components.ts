import Edition from './Edition.astro';
import Example from './Example.astro';
import Fact from './Fact.astro';
import Mode from './Mode.astro';
import OnScreen from './OnScreen.astro';
import Rule from './Rule.astro';
import DifficultyTable from './reference/DifficultyTable.astro';
import Glossary from './reference/Glossary.astro';
import GoalTable from './reference/GoalTable.astro';
import PatrolCards from './reference/PatrolCards.astro';
import PlaceTable from './reference/PlaceTable.astro';
import RulingList from './reference/RulingList.astro';
import TileTable from './reference/TileTable.astro';
import Tracks from './reference/Tracks.astro';
import See from './See.astro';
import Again from './strategy/Again.astro';
import Measured from './strategy/Measured.astro';
import PairTable from './strategy/PairTable.astro';
import StrengthTable from './strategy/StrengthTable.astro';

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
