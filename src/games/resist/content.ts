import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { type Read, readExample } from './puzzles/index.ts';

/*
 * What is written for RESIST! alone, besides the chapters, rulings and words that every game has.
 */

/** What the game reads from a file; the build stops with its sentences where it cannot. */
const readBy = <Content>(reader: (value: unknown) => Read<Content>) =>
  z.unknown().transform((value, context): Content => {
    const made = reader(value);
    if ('read' in made) return made.read;
    for (const message of made.faults) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Ids are what a chapter calls an example by. */
export const resistExamples = defineCollection({
  loader: glob({ base: './content/examples/resist', pattern: '*.yml' }),
  schema: readBy(readExample),
});
