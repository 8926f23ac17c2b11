/** More workers than these would leave nothing for the page. */
const MOST_WORKERS = 4;

/** As many workers as the machine has cores to spare beside the page. */
export const workerCount = (): number =>
  Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
