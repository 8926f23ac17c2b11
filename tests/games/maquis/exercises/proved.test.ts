import { mined } from '#games/maquis/cli/mine.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';

exercisesAreProved(mined);
