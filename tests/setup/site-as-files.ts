import type { TestProject } from 'vitest/node';
import { builtSite } from './built.ts';

/** One built site for tests that only read its files. */
export default function setup(project: TestProject): void {
  project.provide('dist', builtSite());
}
