import { RULES } from '#games/les-poilus/data/index.ts';
import PoilusPracticePage from '#games/les-poilus/ui/Practice.tsx';
import PoilusTableAid from '#games/les-poilus/ui/TableAid.tsx';
import { visiting } from '../../../play/ui/in-memory/visit.ts';

const room = {
  rules: { '/en/les-poilus/rules/all/': Object.fromEntries(RULES.map(({ id }) => [id, id])) },
  links: {
    rulebook: '/en/les-poilus/rules/',
    home: '/en/',
    kept: '/en/kept/',
    practice: '/en/les-poilus/practice/',
    screen: '/en/les-poilus/screen/',
  },
  site: { version: '1.2.3' },
};

/** Opens a room of Les Poilus in memory, as a new visitor. */
export const visit = visiting({
  'les-poilus/practice/': () => <PoilusPracticePage {...room} />,
  'les-poilus/table/': () => <PoilusTableAid {...room} />,
});
