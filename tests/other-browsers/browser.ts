/**
 * A browser other than Chromium, as far as a visitor's path needs it. Firefox and WebKit are driven by two
 * protocols; what both can do is little, and enough: open, run a script in the page, press, type.
 */
export interface OtherBrowser {
  readonly name: string;
  /** What it says it is, with its version. */
  readonly version: string;
  /** Opens an address in the window. */
  readonly open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and hands over what it returns, as JSON. */
  readonly run: <Result>(body: string, ...args: readonly unknown[]) => Promise<Result>;
  /** Presses what a script in the page returns, as a finger or a mouse would. */
  readonly press: (finder: string, ...args: readonly unknown[]) => Promise<void>;
  /** Types into what a script in the page returns; a path, where that takes a file. */
  readonly type: (text: string, finder: string, ...args: readonly unknown[]) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Opens a window beside this one, does something there, closes it and comes back. */
  readonly inAnotherWindow: (address: string, work: () => Promise<void>) => Promise<void>;
  /** A picture of the window, as a PNG file. */
  readonly picture: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How a browser is started: the width and height of its window, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
