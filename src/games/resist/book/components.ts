import Strip from '#rulebook/picture/Strip.astro';
import Fact from './Fact.astro';
import Picture from './Picture.astro';
import PeopleTable from './people/PeopleTable.astro';
import Reading from './Reading.astro';
import CivilianOdds from './reference/CivilianOdds.astro';
import EnemyTable from './reference/EnemyTable.astro';
import MissionTable from './reference/MissionTable.astro';
import ResultTable from './reference/ResultTable.astro';
import CoachStrength from './strength/CoachStrength.astro';

/** What the chapters of RESIST! may use besides what every book has. */
export const components = {
  Picture,
  Strip,
  CivilianOdds,
  CoachStrength,
  EnemyTable,
  Fact,
  MissionTable,
  PeopleTable,
  Reading,
  ResultTable,
};
