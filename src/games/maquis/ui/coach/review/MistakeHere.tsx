import { Eye } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { chancesText } from '#games/maquis/i18n/coach.ts';
import type { Mistake, PlayedGame } from '#games/maquis/review/index.ts';
import { betterLine } from '#games/maquis/review/reviewing.ts';
import { useMaquisSession } from '#games/maquis/ui/aid/aid.ts';
import * as m from '#messages';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { PuzzleHere } from '#play/ui/my-puzzles/PuzzleHere.tsx';
import { MistakePart } from '#play/ui/review/MistakePart.tsx';
import { coach } from '../coach.ts';
import { MoveReasons } from '../MoveReasons.tsx';
import { puzzleOfMoment } from '../my-puzzles/make-puzzle.ts';
import { choiceInWords, OWN } from '../my-puzzles/own.ts';
import { rankedOf } from '../ranked.ts';
import type { Variation } from './VariationScreen.tsx';

interface Props {
  readonly mistake: Mistake;
  readonly played: PlayedGame;
  readonly onLine: (line: Variation) => void;
}

type Doing = 'nothing' | 'line' | 'failed';

/** A choice that was not the best: what was better, what follows from it, and another try. */
export function MistakeHere({ mistake, played, onLine }: Props) {
  const { game } = useMaquisSession();
  const [doing, setDoing] = useState<Doing>('nothing');
  const stand = useKeptFocus<HTMLDivElement>(doing);
  const { step, better, best, other } = mistake;
  const before = played.positions[step];
  const alike = rankedOf(mistake.analysis).alike.filter(({ move }) => move !== mistake.played);
  const showLine = () => {
    setDoing('line');
    betterLine(played, step, better, coach.analyse).then(
      (moves) => {
        setDoing('nothing');
        onLine({ game, from: step, moves });
      },
      () => setDoing('failed'),
    );
  };
  const line = (
    <button type="button" class="aid-secondary" disabled={doing === 'line'} onClick={showLine}>
      <Eye aria-hidden="true" /> {m.maquis_review_show()}
    </button>
  );
  return (
    <MistakePart
      stand={stand}
      played={m.play_review_played({
        move: choiceInWords(before, mistake.played),
        chances: chancesText(other),
      })}
      better={m.play_review_better({
        move: choiceInWords(before, better),
        chances: chancesText(best),
      })}
      alike={alike.map(({ move }) => choiceInWords(before, move))}
    >
      <MoveReasons position={before} analysis={mistake.analysis} move={better} />
      <PuzzleHere own={OWN} make={() => puzzleOfMoment(before, mistake)}>
        {line}
      </PuzzleHere>
      <div role="status">
        {doing === 'line' && <p>{m.play_coach_begins()}</p>}
        {doing === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
      </div>
    </MistakePart>
  );
}
