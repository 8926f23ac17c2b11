import type { TestProject } from 'vitest/node';
import { builtSite } from './built.ts';
import { serveFolder } from './serve-folder.ts';

/** One built site for tests that bring a browser of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = builtSite();
  const site = await serveFolder(dist);
  project.provide('dist', dist);
  project.provide('site', site.url);
  return site.close;
}
