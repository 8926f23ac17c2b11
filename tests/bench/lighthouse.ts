/**
 * What Lighthouse says of the pages that people land on, as the median of three visits: its columns, and
 * what the first of them is made of. Serves the built site itself, packed and over HTTP/2 as hosts do, for
 * which it wants OpenSSL. Lighthouse comes from the registry, as nothing else here needs it. On a busy
 * machine its figures prove nothing.
 *
 *     npm run build
 *     npm run --silent bench:lighthouse   with pages behind it, if wanted: zh/maquis/practice/ …
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { serveFolder } from '../setup/serve-folder.ts';
import { median } from './median.ts';
import { overHttp2 } from './over-http2.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const TIMES = 3;
const COLUMNS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of the first column: two moments and one delay in milliseconds, and how far things moved. */
const PARTS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const LANDED_ON = [
  'en/',
  'en/maquis/rules/patrols/',
  'en/maquis/table/',
  'en/maquis/practice/',
  'zh/maquis/practice/',
];
const FLAGS =
  '--headless=new --no-sandbox --ignore-certificate-errors --disable-quic --disable-background-networking';

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function visited(url: string, tries = 3): Promise<Report> {
  const asked = [url, '--output=json', '--quiet', `--chrome-flags=${FLAGS}`];
  const { stdout } = await promisify(execFile)('npx', ['-y', LIGHTHOUSE, ...asked], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 1e8,
  });
  const report = JSON.parse(stdout) as Report;
  // Now and then the browser shows a page too late for it, and then there is nothing to go by.
  if (!report.runtimeError) return report;
  if (tries === 1) throw new Error(`${url}: ${report.runtimeError.message}`);
  return visited(url, tries - 1);
}

if (!findChromium()) throw new Error(HOW_TO_GET_ONE);
const site = await overHttp2(await serveFolder(resolve('dist'), '/', { packed: true }));
const pages = process.argv.slice(2);
console.log(['page', ...COLUMNS, ...PARTS].join(' | '));
for (const page of pages.length > 0 ? pages : LANDED_ON) {
  const reports: Report[] = [];
  while (reports.length < TIMES) reports.push(await visited(new URL(page, site.url).href));
  const scores = COLUMNS.map((column) =>
    Math.round(
      100 * median(reports.map(({ categories }) => categories[column]?.score ?? Number.NaN)),
    ),
  );
  const parts = PARTS.map((part) =>
    median(reports.map(({ audits }) => audits[part]?.numericValue ?? Number.NaN)).toFixed(
      part === 'cumulative-layout-shift' ? 3 : 0,
    ),
  );
  console.log([page, ...scores, ...parts].join(' | '));
}
await site.close();
