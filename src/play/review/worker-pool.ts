/** Somebody elsewhere who answers one question at a time. */
export interface Answerer<Question, Answer> {
  readonly ask: (question: Question, hear: (answer: Answer) => void) => void;
  readonly close: () => void;
}

/** Several of them, who share the questions out. */
export interface WorkerPool<Question, Answer> {
  readonly size: number;
  /** Rejects where they cannot be had; whoever asks again has them opened anew. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly close: () => void;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** They are opened when the first question comes, and each question goes to whoever is free. */
export function workerPool<Question, Answer>(
  size: number,
  open: (failed: () => void) => Answerer<Question, Answer>,
): WorkerPool<Question, Answer> {
  type Task = Waiting<Question, Answer>;
  let all: Answerer<Question, Answer>[] = [];
  let free: Answerer<Question, Answer>[] = [];
  let waiting: Task[] = [];
  const busy = new Set<Task>();

  const close = (): void => {
    const left = [...busy, ...waiting];
    for (const one of all) one.close();
    [all, free, waiting] = [[], [], []];
    busy.clear();
    for (const { reject } of left) reject(new Error('nobody is there to answer'));
  };
  const shareOut = (): void => {
    while (free.length > 0) {
      const task = waiting.shift();
      const one = task && free.pop();
      if (!task || !one) return;
      busy.add(task);
      one.ask(task.question, (answer) => {
        busy.delete(task);
        free.push(one);
        task.resolve(answer);
        shareOut();
      });
    }
  };
  return {
    size,
    close,
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        if (all.length === 0) {
          all = Array.from({ length: size }, () => open(close));
          free = [...all];
        }
        shareOut();
      }),
  };
}
