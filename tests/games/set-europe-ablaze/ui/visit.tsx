import SeaAid from '#games/set-europe-ablaze/ui/SeaAid.tsx';
import { visiting } from '../../../play/ui/in-memory/visit.ts';

const room = {
  rules: {},
  links: {
    rulebook: '/en/set-europe-ablaze/rules/',
    home: '/en/',
    kept: '/en/kept/',
    screen: '/en/set-europe-ablaze/screen/',
  },
  site: { version: '1.2.3' },
};

/** Opens the table of Set Europe Ablaze in memory, as a new visitor. */
export const visit = visiting({
  'set-europe-ablaze/table/': () => <SeaAid {...room} language="en" />,
});
