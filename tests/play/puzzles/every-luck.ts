/**
 * Answers a question of chance.
 *
 * @param asked the same text where the same may still happen
 * @param answers all there are
 */
export type Luck = (asked: string, answers: readonly string[]) => string;

/** Runs again and again, until every answer that chance can give has been given. */
export function underEveryLuck(run: (luck: Luck) => void): void {
  const known = new Set<string>();
  const scripts: number[][] = [[]];
  for (let script = scripts.pop(); script; script = scripts.pop()) {
    const given: number[] = [];
    const luck: Luck = (asked, answers) => {
      const told = script[given.length];
      if (told === undefined && !known.has(asked)) {
        known.add(asked);
        for (let n = 1; n < answers.length; n++) scripts.push([...given, n]);
      }
      const answer = told ?? 0;
      given.push(answer);
      return answers[answer] ?? '';
    };
    run(luck);
  }
}
