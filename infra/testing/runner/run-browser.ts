import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../local/command-line/progress.ts';
import { databaseUrl } from '../../local/database-url.ts';
import type { TestStack } from '../servers/start-test-stack.ts';
import { runCommand } from './run-command.ts';
import { sum, type Failure, type Tally } from './tally.ts';

interface Suite {
  suites?: Suite[];
  specs: Array<{
    title: string;
    file: string;
    tests: Array<{
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: Array<{ errors: Array<{ message?: string }> }>;
    }>;
  }>;
}

interface PlaywrightReport {
  suites: Suite[];
  /** Errors that prevented a test file from running. */
  errors: Array<{ message?: string }>;
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Projects of the consecutive runs. Each run uses one browser at a time. The last run changes data that the other runs
 * read.
 */
const runs = [['--project=pages', '--project=desktop'], ['--project=phone'], ['--project=website']];

interface BrowserOptions {
  chromium: string | undefined;
  /** Whether nothing else is running, so that the output may go to the terminal immediately. */
  isAlone: boolean;
}

/** Runs web/e2e in Chromium against a stack. Further arguments of the command line are passed to Playwright. */
export async function runBrowserTests(
  stack: TestStack,
  { chromium, isAlone }: BrowserOptions,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-e2e-'));
  const environment = {
    ...(chromium && { CHROMIUM: chromium }),
    SITE_URL: stack.url,
    MAIL_URL: stack.mailUrl,
    OWNER_PASSWORD: stack.ownerPassword,
    AUTH_DATABASE: databaseUrl(stack.dataFolder, 'auth'),
  };
  const asked = process.argv.slice(3);
  const wanted = asked.length > 0 ? [asked] : runs;
  const play = async (args: string[], index: number): Promise<Tally> => {
    const report = join(folder, `${index}.json`);
    // The last option is the folder for traces of failed tests. Each run empties its own folder.
    const options = ['--reporter=list,json', `--output=test-results/${index}`];
    const { code, output } = await runCommand(
      ['npm', 'exec', '-w', 'web', '--', 'playwright', 'test', ...options, ...args],
      { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, isShown: isAlone },
    );
    if (!isAlone) say(output.trimEnd());
    const read = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    return tallyOf(read, code);
  };
  try {
    const tallies: Tally[] = [];
    for (const [index, args] of wanted.entries()) tallies.push(await play(args, index));
    return sum(tallies);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tallyOf(report: PlaywrightReport, code: number | null): Tally {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = unexpected + skipped;
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: [
      ...report.errors.map(({ message = '' }) => ({ name: 'Playwright', why: message })),
      ...failuresOf(report, 'unexpected'),
    ],
    secondTries: failuresOf(report, 'flaky'),
  };
}

function failuresOf({ suites }: PlaywrightReport, status: 'unexpected' | 'flaky'): Failure[] {
  return suites.flatMap(allSpecs).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => ({
        name: `web/e2e/${file}: ${title} (${projectName})`,
        why: results
          .flatMap(({ errors }) => errors)
          .map(({ message = '' }) => message)
          .join('\n'),
      })),
  );
}

function allSpecs({ suites = [], specs }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(allSpecs)];
}
