import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import type { Read } from '../shared/read-as.ts';
import { readBy } from './schemas.ts';

/** A collection of what is written in a folder of `content`. */
export const collectionIn = <Schema extends z.ZodType>(
  folder: string,
  pattern: string | string[],
  schema: Schema,
) => defineCollection({ loader: glob({ base: `./content/${folder}`, pattern }), schema });

/** The same of what a function of a game reads. */
export const writtenIn = <Value>(
  folder: string,
  pattern: string | string[],
  read: (value: unknown) => Read<Value>,
) => collectionIn(folder, pattern, readBy(read));
