import { Eye, Puzzle } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import { betterLine } from '#maquis/review/better-line.ts';
import type { Mistake, PlayedGame } from '#maquis/review/index.ts';
import { chancesText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { useKeptFocus } from '#play/screen/hooks/use-focus.ts';
import { MistakePart } from '#play/screen/review/MistakePart.tsx';
import { SettingsContext, useAid, useRunning } from '../../aid/aid.ts';
import { choiceText } from '../my-puzzles/choice-text.ts';
import { makePuzzle } from '../my-puzzles/make-puzzle.ts';
import { tryOf } from '../my-puzzles/my-puzzle.ts';
import { ownFragment } from '../my-puzzles/my-puzzles.tsx';
import { openPuzzles } from '../my-puzzles/puzzle-shelf.ts';
import { rankedOf } from '../ranked.ts';
import { theCoaches } from '../the-coaches.ts';
import { Why } from '../Why.tsx';
import type { Variation } from './variation.ts';

interface Props {
  readonly mistake: Mistake;
  readonly played: PlayedGame;
  readonly onLine: (line: Variation) => void;
}

type Doing = 'nothing' | 'line' | 'puzzle' | 'failed' | 'not kept';

/** A choice that was not the best: what was better, what follows from it, and another try. */
export function MistakeHere({ mistake, played, onLine }: Props) {
  const { game } = useRunning();
  const { room } = useAid();
  const { links, open } = useContext(SettingsContext);
  const [doing, setDoing] = useState<Doing>('nothing');
  const stand = useKeptFocus<HTMLDivElement>(doing);
  const { step, better, best, other } = mistake;
  const before = played.positions[step];
  const alike = rankedOf(mistake.advice).alike.filter(({ move }) => move !== mistake.played);
  const showLine = () => {
    setDoing('line');
    betterLine(played, step, better, theCoaches().look).then(
      (moves) => {
        setDoing('nothing');
        onLine({ game, from: step, moves });
      },
      () => setDoing('failed'),
    );
  };
  const again = async () => {
    setDoing('puzzle');
    try {
      const made = await makePuzzle(before, mistake);
      const shelf = await openPuzzles().catch(() => undefined);
      await shelf?.put(made);
      // In practice the game is there at once; from the table the way leads to practice, and only to
      // a puzzle that is kept.
      if (room === 'practice') open(tryOf(made));
      else if (shelf) location.assign(`${links.practice}${ownFragment(made.id)}`);
      else setDoing('not kept');
    } catch {
      setDoing('failed');
    }
  };
  return (
    <MistakePart
      stand={stand}
      played={m.play_review_played({
        move: choiceText(before, mistake.played),
        chances: chancesText(other),
      })}
      better={m.play_review_better({
        move: choiceText(before, better),
        chances: chancesText(best),
      })}
      alike={alike.map(({ move }) => choiceText(before, move))}
    >
      <Why position={before} advice={mistake.advice} move={better} />
      <div class="review-mistake__ways">
        <button type="button" class="aid-secondary" disabled={doing === 'line'} onClick={showLine}>
          <Eye aria-hidden="true" /> {m.maquis_review_show()}
        </button>
        <button type="button" class="aid-secondary" disabled={doing === 'puzzle'} onClick={again}>
          <Puzzle aria-hidden="true" /> {m.play_review_from_here()}
        </button>
      </div>
      <div role="status">
        {(doing === 'line' || doing === 'puzzle') && <p>{m.play_coach_begins()}</p>}
        {doing === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
        {doing === 'not kept' && <p class="aid-trouble">{m.maquis_own_not_kept()}</p>}
      </div>
    </MistakePart>
  );
}
