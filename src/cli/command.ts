/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What may follow the name, as the usage shows it. */
  readonly syntax: string;
  /** What it does, in a few words. */
  readonly does: string;
  /**
   * Does it: results to standard output, messages to standard error. Whether nothing was refused.
   *
   * @throws {BadInput} when it was asked for something that cannot be
   */
  readonly run: (args: readonly string[]) => Promise<boolean>;
}

/** Somebody asked for something that cannot be; the message is a sentence for them. */
export class BadInput extends Error {}
