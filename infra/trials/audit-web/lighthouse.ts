import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Lighthouse's command, which `make audit-web` installs in this folder. */
const lighthouse = fileURLToPath(import.meta.resolve('./node_modules/lighthouse/cli/index.js'));

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
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      '--throttling-method=devtools',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${chromeFlags.join(' ')}`,
    ],
    { env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) }, maxBuffer: 64 << 20 },
  );
  return read(JSON.parse(stdout) as Report);
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  runtimeError?: { message: string };
}

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
