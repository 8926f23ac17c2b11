import * as fc from 'fast-check';

/** Every run of the tests generates the same; SEED=7 tries something else. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
