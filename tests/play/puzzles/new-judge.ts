import {
  handleJudging,
  type JudgeAnswer,
  type JudgeRequest,
  type Judging,
} from '#play/puzzles/judging.ts';

/** A judge of the first puzzle it is asked about, who answers at once and never looks ahead. */
export function newJudge<Stated, Puzzle, Node, Move>(
  judging: Judging<Stated, Puzzle, Node, Move>,
): (request: JudgeRequest<Stated>) => JudgeAnswer {
  let said: JudgeAnswer | undefined;
  const answer = (one: JudgeAnswer) => {
    said = one;
  };
  const hear = handleJudging(judging, { answer, later: () => {}, now: () => 0 });
  return (request) => {
    hear(request);
    if (!said) throw new Error('the judge has not answered');
    return said;
  };
}
