import { relative, sep } from 'node:path';
import type { CSSOptions } from 'vite';

/*
 * Which style wins is settled by cascade layers, not by the order in which files happen to be loaded:
 * the site, then the kit of playing, then a game, then a page of that game, each over those before it.
 * The folder a file lies in says which layer it belongs to.
 */

type PostCssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type PostCssPlugin = Exclude<
  Extract<PostCssPlugins[number], { readonly postcssPlugin: string }>,
  (...all: never[]) => unknown
>;
type ChildNode = Parameters<NonNullable<PostCssPlugin['OnceExit']>>[0]['nodes'][number];

/** All layers, the weakest first. */
const LAYERS = ['base', 'site', 'play', 'game', 'page'] as const;

type Layer = (typeof LAYERS)[number];

/** What a page says before any of its styles, so that the layers have one order on all of them. */
export const LAYER_ORDER = `@layer ${LAYERS.join()};`;

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^site\/layout\/style\//, 'base'],
  [/^(site|rulebook|backup|pages)\//, 'site'],
  [/^play\//, 'play'],
  [/^games\/[^/]+\/ui\/style\/pages\//, 'page'],
  [/^games\//, 'game'],
];

/**
 * The layer of a file of styles, or of the styles of an Astro component.
 *
 * @param file its path below `src`, with slashes
 */
export function layerOf(file: string): Layer | undefined {
  if (!/\.(css|astro)(\?|$)/.test(file)) return undefined;
  return FOLDERS.find(([folder]) => folder.test(file))?.[1];
}

/**
 * Rules that name their layer themselves stay as they are, and so does what no layer can hold; Chromium prints
 * with the margins of the plain `@page` where a named one lies in a layer.
 */
const standsAlone = (node: ChildNode): boolean =>
  node.type === 'comment' ||
  (node.type === 'atrule' &&
    ['charset', 'import', 'layer', 'namespace', 'page'].includes(node.name));

/** A PostCSS plugin that puts the rules of each file into its layer, after files are joined by `@import`. */
export const intoLayers = (source: string): PostCssPlugin => ({
  postcssPlugin: 'into-layers',
  OnceExit(root, { AtRule }) {
    let open: { readonly layer: Layer; readonly rule: InstanceType<typeof AtRule> } | undefined;
    for (const node of [...root.nodes]) {
      const file = relative(source, node.source?.input.file ?? '').replaceAll(sep, '/');
      const layer = standsAlone(node) ? undefined : layerOf(file);
      if (!layer) {
        if (node.type !== 'comment') open = undefined;
        continue;
      }
      if (open?.layer !== layer) {
        open = { layer, rule: new AtRule({ name: 'layer', params: layer }) };
        node.before(open.rule);
      }
      open.rule.append(node);
    }
  },
});
