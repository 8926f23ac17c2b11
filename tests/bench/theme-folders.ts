import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A documentation theme as it comes, and how it is built. */
export interface Theme {
  readonly name: string;
  readonly packages: readonly string[];
  /** Where chapters go in it, and how the folder of a built site is called. */
  readonly chapters: string;
  readonly built: string;
  readonly build: readonly string[];
  /** The files it needs beside the chapters. */
  readonly files: Readonly<Record<string, string>>;
  /** The address of a chapter. */
  readonly address: (chapter: string) => string;
}

const TITLE = 'The rules of Maquis';

export const THEMES: readonly Theme[] = [
  {
    name: 'Starlight 0.42.4 on Astro 7.3.4',
    packages: ['astro@7.3.4', '@astrojs/starlight@0.42.4'],
    chapters: 'src/content/docs',
    built: 'dist',
    build: ['astro', 'build', '--silent'],
    files: {
      'astro.config.mjs': `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: '${TITLE}' })],
});`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    },
    address: (chapter) => `${chapter}/`,
  },
  {
    name: 'VitePress 1.6.4',
    packages: ['vitepress@1.6.4'],
    chapters: '.',
    built: '.vitepress/dist',
    build: ['vitepress', 'build'],
    files: {
      '.vitepress/config.mjs': `export default {
  title: '${TITLE}',
  themeConfig: { search: { provider: 'local' } },
};`,
    },
    address: (chapter) => `${chapter}.html`,
  },
];

/** A chapter as Markdown, which every theme reads. */
export interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Writes down a site of the chapters in a theme's default form. */
export function writeSite(folder: string, theme: Theme, chapters: readonly Chapter[]): void {
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    ...theme.files,
  };
  for (const { name, title, text } of [{ name: 'index', title: TITLE, text: TITLE }, ...chapters]) {
    const head = `---\ntitle: ${JSON.stringify(title)}\n---\n\n`;
    // The one takes the heading from the front matter, the other from the text.
    const heading = theme.chapters === '.' ? `# ${title}\n\n` : '';
    files[join(theme.chapters, `${name}.md`)] = head + heading + text;
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
