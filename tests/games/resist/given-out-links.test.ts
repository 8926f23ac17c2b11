import { rules } from '#games/resist/engine/index.ts';
import { links } from '#games/resist/session/links.ts';
import { linksStayOpen } from '../../play/given-out-links.ts';

linksStayOpen('resist', links, rules.outcome);
