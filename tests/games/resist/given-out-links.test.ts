import { rules } from '#resist/engine/index.ts';
import { links } from '#resist/table/links.ts';
import { linksStayOpen } from '../../play/given-out-links.ts';

linksStayOpen('resist', links, rules.outcome);
