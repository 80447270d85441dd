import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import lighthouse from 'lighthouse';

/** The browser launcher that comes with Lighthouse. */
const fromLighthouse = createRequire(import.meta.resolve('lighthouse'));
const launcher = (await import(pathToFileURL(fromLighthouse.resolve('chrome-launcher')).href)) as {
  launch(options: { chromePath?: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

export interface Audit {
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Failed audits of the categories whose score should be 100. */
  failed: string[];
}

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/**
 * Audits one visit as a phone. The processor is 4 times slower, the round trip takes 150 ms, and the line has 1.6
 * Mbit/s. These limits are applied, not simulated.
 */
export async function audit(url: string, chromePath: string | undefined): Promise<Audit> {
  const browser = await launcher.launch({ ...(chromePath && { chromePath }), chromeFlags });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return read(result.lhr);
  } finally {
    browser.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function read({ audits, categories: found, runtimeError }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: Category) => Math.round((found[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = categories
    .slice(1)
    .flatMap((name) =>
      (found[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    failed,
  };
}
