import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { startTestStack } from '../servers/start-test-stack.ts';
import { sum, type Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Side by side: what changes something on the server, one after the other, and what only looks. */
const runs = [['--project=phone'], ['--project=pages', '--project=desktop']];

/** Runs web/e2e in Chromium against a stack that is started for it. */
export async function runBrowserTests(chromium: string | undefined): Promise<Tally> {
  const stack = await startTestStack();
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-e2e-'));
  try {
    const environment = {
      ...process.env,
      ...(chromium && { CHROMIUM: chromium }),
      SITE_URL: stack.url,
      MAIL_URL: stack.mailUrl,
      OWNER_PASSWORD: stack.ownerPassword,
    };
    const asked = process.argv.slice(3);
    const wanted = asked.length > 0 ? [asked] : runs;
    return sum(
      await Promise.all(
        wanted.map((args, index) =>
          play(args, { report: join(folder, `${index}.json`), traces: `test-results/${index}`, environment }),
        ),
      ),
    );
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Playing {
  report: string;
  /** Of what fails; relative to `web`. Each run empties its own. */
  traces: string;
  environment: NodeJS.ProcessEnv;
}

async function play(args: string[], { report, traces, environment }: Playing): Promise<Tally> {
  const command = [
    'exec',
    '-w',
    'web',
    '--',
    'playwright',
    'test',
    '--reporter=list,json',
    `--output=${traces}`,
  ];
  const child = spawn('npm', [...command, ...args], {
    cwd: root,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: failed === 0 && child.exitCode !== 0 ? 1 : failed };
}
