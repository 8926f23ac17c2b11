/*
 * How long tests wait for what they need, in milliseconds. Nobody waits longer than it takes, so these
 * are for the slowest and busiest machine; only a test that fails waits to the end. Whoever mends one may
 * set PATIENCE=20000.
 */

/** For one thing to come. */
export const PATIENCE = Number(process.env.PATIENCE ?? 180_000);
/** For a whole test, or what goes before it. */
export const LONG_PATIENCE = 900_000;
