import { RULES } from '#games/resist/data/index.ts';
import ResistTableAid from '#games/resist/ui/notes/TableAid.tsx';
import ResistPracticePage from '#games/resist/ui/Practice.tsx';
import { visiting } from '../../../play/ui/in-memory/visit.ts';

const room = {
  rules: { '/en/resist/rules/all/': Object.fromEntries(RULES.map(({ id }) => [id, id])) },
  links: {
    rulebook: '/en/resist/rules/',
    home: '/en/',
    kept: '/en/kept/',
    practice: '/en/resist/practice/',
    screen: '/en/resist/screen/',
  },
  site: { version: '1.2.3' },
};

/** Opens a room of RESIST! in memory, as a new visitor. */
export const visit = visiting({
  'resist/practice/': () => <ResistPracticePage {...room} />,
  'resist/table/': () => <ResistTableAid {...room} />,
});
