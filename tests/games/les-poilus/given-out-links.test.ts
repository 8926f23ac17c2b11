import { rules } from '#les-poilus/engine/index.ts';
import { links } from '#les-poilus/table/links.ts';
import { linksStayOpen } from '../../play/given-out-links.ts';

linksStayOpen('les-poilus', links, rules.outcome);
