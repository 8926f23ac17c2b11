import { rules } from '#games/les-poilus/engine/index.ts';
import { links } from '#games/les-poilus/session/links.ts';
import { linksStayOpen } from '../../play/given-out-links.ts';

linksStayOpen('les-poilus', links, rules.outcome);
