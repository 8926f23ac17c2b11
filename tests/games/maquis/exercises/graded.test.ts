import { mined } from '#games/maquis/cli/mine.ts';
import { exercisesAreGraded } from '../../../play/mining/graded.ts';

exercisesAreGraded(mined);
