import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import type { Read } from '../shared/read-as.ts';

/** A collection of what is written in a folder of `content`. */
export const collectionIn = <Schema extends z.ZodType>(
  folder: string,
  pattern: string | string[],
  schema: Schema,
) => defineCollection({ loader: glob({ base: `./content/${folder}`, pattern }), schema });

/** What a game reads from a file; the build stops with its sentences where it cannot. */
const readBy = <Content>(reader: (value: unknown) => Read<Content>) =>
  z.unknown().transform((value, context): Content => {
    const made = reader(value);
    if ('read' in made) return made.read;
    for (const message of made.faults) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The same of what a function of a game reads. */
export const writtenIn = <Value>(
  folder: string,
  pattern: string | string[],
  read: (value: unknown) => Read<Value>,
) => collectionIn(folder, pattern, readBy(read));
