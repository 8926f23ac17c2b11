import Strip from '#rulebook/picture/Strip.astro';
import CardNames from './CardNames.astro';
import Edition from './Edition.astro';
import Fact from './Fact.astro';
import Option from './Option.astro';
import Picture from './Picture.astro';
import HardshipTable from './reference/HardshipTable.astro';
import NameTable from './reference/NameTable.astro';
import OddsTable from './reference/OddsTable.astro';
import SoldierTable from './reference/SoldierTable.astro';
import ThreatTable from './reference/ThreatTable.astro';
import TileTable from './reference/TileTable.astro';
import CoachStrength from './strength/CoachStrength.astro';

/** What the chapters of Les Poilus may use besides what every book has. */
export const components = {
  Picture,
  Strip,
  CardNames,
  CoachStrength,
  Edition,
  Fact,
  HardshipTable,
  NameTable,
  OddsTable,
  Option,
  SoldierTable,
  ThreatTable,
  TileTable,
};
