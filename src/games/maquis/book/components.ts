import Strip from '#rulebook/picture/Strip.astro';
import Edition from './Edition.astro';
import Fact from './Fact.astro';
import Mode from './Mode.astro';
import Picture from './Picture.astro';
import Difference from './reference/Difference.astro';
import Differences from './reference/Differences.astro';
import DifficultyTable from './reference/DifficultyTable.astro';
import GoalTable from './reference/GoalTable.astro';
import PatrolCards from './reference/PatrolCards.astro';
import PlaceTable from './reference/PlaceTable.astro';
import TileTable from './reference/TileTable.astro';
import Tracks from './reference/Tracks.astro';
import Again from './strategy/Again.astro';
import BoxedStrength from './strategy/BoxedStrength.astro';
import Measured from './strategy/Measured.astro';
import PairTable from './strategy/PairTable.astro';
import StrengthTable from './strategy/StrengthTable.astro';

/** What the chapters of Maquis may use besides what every book has. */
export const components = {
  Picture,
  Strip,
  Again,
  BoxedStrength,
  Difference,
  Differences,
  DifficultyTable,
  Edition,
  Fact,
  GoalTable,
  Measured,
  Mode,
  PairTable,
  PatrolCards,
  PlaceTable,
  StrengthTable,
  TileTable,
  Tracks,
};
