import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { Read } from '../shared/read-as.ts';
import { readBy } from './schemas.ts';

/** A collection of what is written in a folder of `content` and read by a function of a game. */
export const writtenIn = <Value>(
  folder: string,
  pattern: string | string[],
  read: (value: unknown) => Read<Value>,
) =>
  defineCollection({
    loader: glob({ base: `./content/${folder}`, pattern }),
    schema: readBy(read),
  });
