import { mined } from '#games/maquis/cli/mine.ts';
import { exercisesAreProved } from '../../../play/exercises/proved.ts';

exercisesAreProved(mined);
