import { poilusRules } from '#games/les-poilus/engine/index.ts';
import { poilusLinks } from '#games/les-poilus/session/links.ts';
import { linksStayOpen } from '../../play/given-out-links.ts';

linksStayOpen('les-poilus', poilusLinks, poilusRules.outcome);
