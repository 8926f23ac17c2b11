import { mined } from '#games/resist/cli/mine.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';

exercisesAreProved(mined);
