import { mined } from '#games/resist/cli/mine.ts';
import { exercisesAreGraded } from '../../../play/mining/graded.ts';

exercisesAreGraded(mined);
