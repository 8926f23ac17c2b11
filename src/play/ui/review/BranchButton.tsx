import { GitBranch } from 'lucide-preact';
import * as m from '#messages';

interface Props {
  readonly onBranch: () => void;
}

/** Plays a game again from a moment, as a game of its own. */
export const BranchButton = ({ onBranch }: Props) => (
  <div class="review-mistake__ways">
    <button type="button" class="aid-secondary" onClick={onBranch}>
      <GitBranch aria-hidden="true" /> {m.play_review_from_here()}
    </button>
  </div>
);
