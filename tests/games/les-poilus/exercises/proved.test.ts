import { mined } from '#games/les-poilus/cli/mine.ts';
import { exercisesAreProved } from '../../../play/mining/proved.ts';

// Of one idea three at most, by the words of whoever reads them: fewer than of Maquis.
exercisesAreProved(mined, 120);
