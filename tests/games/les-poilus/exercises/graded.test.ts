import { mined } from '#games/les-poilus/cli/mine.ts';
import { exercisesAreGraded } from '../../../play/mining/graded.ts';

exercisesAreGraded(mined);
