import { mined } from '#games/resist/cli/mine.ts';
import { exercisesAreProved } from '../../../play/exercises/proved.ts';

exercisesAreProved(mined);
