import { resistRules } from '#games/resist/engine/index.ts';
import { resistLinks } from '#games/resist/session/links.ts';
import { linksStayOpen } from '../../play/given-out-links.ts';

linksStayOpen('resist', resistLinks, resistRules.outcome);
