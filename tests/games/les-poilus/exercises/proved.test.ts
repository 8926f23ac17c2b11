import { mined } from '#games/les-poilus/cli/mine.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';

exercisesAreProved(mined);
