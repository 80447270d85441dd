import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { findChromium } from '../../testing/runner/find-chromium.ts';
import { median } from '../bench/median.ts';
import { startAuditSite } from './audit-site.ts';
import { audit, type Audit, type Category } from './lighthouse.ts';
import { storyRoutes } from './publish-story.ts';
import { publicRoutes } from './routes.ts';
import { maxBytes, sum, weigh, type Part } from './weights.ts';

/**
 * Measures the first load of every public page, and then visits each page with Lighthouse as a phone. Runs as `make
 * audit-web [ONLY=/,/about] [RUNS=3]`. `ONLY` may name pages that are not in the sitemap. Results are medians of the
 * visits. Other work of the machine worsens all of them.
 */
const site = join(root, 'web/dist');
const runs = Number(process.env['RUNS'] || 3);
const only = process.env['ONLY'] ? process.env['ONLY'].split(',') : undefined;
/** Pages of stories are not files of the build, so they are visited but not weighed. */
const stories = storyRoutes.filter((route) => !only || only.includes(route));
const routes = (only ?? publicRoutes(site)).filter((route) => !stories.includes(route));
const least: Record<Category, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const most = { cls: 0.02, tbtMs: 120, lcpRatio: 1.25, storyLcpRatio: 1.15 };
const misses: string[] = [];

printWeights();
await visitAll();
console.log(misses.length === 0 ? '\nEvery target is met.' : `\nMissed:\n  ${misses.join('\n  ')}`);
process.exit(misses.length === 0 ? 0 : 1);

function printWeights(): void {
  const weights = routes.map((route) => weigh(site, route));
  console.log('\nWhat each route begins with, in bytes as they travel (brotli)');
  console.table(
    weights.map(({ route, page, scripts, styles, fonts }) => ({
      route,
      page,
      scripts: sum(scripts),
      styles: sum(styles),
      fonts: sum(fonts),
    })),
  );
  console.log('\nThe parts of the scripts (both languages have the same)');
  for (const { route, scripts } of weights.filter((weight) => !isTranslated(weight.route)))
    console.log(`  ${route}: ${inWords(scripts)}`);
  for (const { route, ...kinds } of weights)
    for (const kind of ['scripts', 'styles', 'fonts'] as const)
      if (sum(kinds[kind]) > maxBytes[kind])
        misses.push(`${route}: ${sum(kinds[kind])} bytes of ${kind}, ${maxBytes[kind]} is the most`);
}

function isTranslated(route: string): boolean {
  return route === '/es' || route.startsWith('/es/');
}

function inWords(parts: readonly Part[]): string {
  const sorted = parts.toSorted((one, other) => other.bytes - one.bytes);
  return sorted.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
}

async function visitAll(): Promise<void> {
  const chromium = findChromium();
  const server = await startAuditSite();
  try {
    const rows = [];
    const limit = await visit(server.handMade, chromium);
    for (const route of routes) {
      const seen = await visit(server.url + route, chromium);
      judge(route, seen);
      if (route === '/') judgeLcp(route, seen, limit, most.lcpRatio);
      rows.push({ route, ...shown(seen) });
    }
    rows.push({ route: '(hand-made page)', ...shown(limit) });
    if (stories.length > 0) {
      const storyLimit = await visit(server.handMadeStory, chromium);
      for (const route of stories) {
        const seen = await visit(server.url + route, chromium);
        judge(route, seen);
        judgeLcp(route, seen, storyLimit, most.storyLcpRatio);
        rows.push({ route, ...shown(seen) });
      }
      rows.push({ route: '(hand-made page of a story)', ...shown(storyLimit) });
    }
    console.log(`\nLighthouse, mobile, applied throttling, median of ${runs}`);
    console.table(rows);
  } finally {
    await server.stop();
  }
}

/** Visits a page several times. @returns the median of each figure, and the failed audits of all visits */
async function visit(url: string, chromium: string | undefined): Promise<Audit> {
  const seen: Audit[] = [];
  for (let turn = 0; turn < runs; turn += 1) seen.push(await audit(url, chromium));
  const of = (read: (audit: Audit) => number) => median(seen.map(read));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcpMs: of(({ lcpMs }) => lcpMs),
    cls: of(({ cls }) => cls),
    tbtMs: of(({ tbtMs }) => tbtMs),
    failed: [...new Set(seen.flatMap(({ failed }) => failed))],
  };
}

function judge(route: string, { scores, failed, ...seen }: Audit): void {
  for (const [category, score] of Object.entries(least) as [Category, number][])
    if (scores[category] < score) misses.push(`${route}: ${category} ${scores[category]}, not ${score}`);
  if (failed.length > 0) misses.push(`${route}: ${failed.join(', ')}`);
  if (seen.cls >= most.cls) misses.push(`${route}: CLS ${seen.cls.toFixed(3)}`);
  if (seen.tbtMs >= most.tbtMs) misses.push(`${route}: TBT ${Math.round(seen.tbtMs)} ms`);
}

function judgeLcp(route: string, seen: Audit, limit: Audit, maxRatio: number): void {
  const ratio = seen.lcpMs / limit.lcpMs;
  if (ratio > maxRatio)
    misses.push(`${route}: LCP ${ratio.toFixed(2)} times that of the hand-made page, not ${maxRatio}`);
}

function shown({ scores, lcpMs, cls, tbtMs, failed }: Audit) {
  return {
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores['best-practices'],
    SEO: scores.seo,
    'LCP (ms)': Math.round(lcpMs),
    CLS: Number(cls.toFixed(3)),
    'TBT (ms)': Math.round(tbtMs),
    failed: failed.join(' '),
  };
}
