import { Lazy } from '../frame/Lazy.tsx';
import { MomentSlider } from './MomentSlider.tsx';

interface Props {
  readonly moment: number;
  readonly last: number;
  readonly onMoment: (moment: number) => void;
}

const loadTurns = () => import('./Turns.tsx');

/** Moves through the past of a game: by steps, by turns, and to the games that part from it. */
export const PastMoments = (props: Props) => (
  <>
    <MomentSlider {...props} />
    <Lazy load={loadTurns}>{({ Turns }) => <Turns {...props} />}</Lazy>
  </>
);
