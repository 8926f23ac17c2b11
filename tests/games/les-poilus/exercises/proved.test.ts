import { mined } from '#games/les-poilus/cli/mine.ts';
import { exercisesAreProved } from '../../../play/exercises/proved.ts';

exercisesAreProved(mined);
