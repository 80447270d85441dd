import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../local/settings.ts';
import { startTestStack } from './start-test-stack.ts';
import type { Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs web/e2e in Chromium against a stack that is started for it. */
export async function runBrowserTests(chromium: string | undefined): Promise<Tally> {
  const stack = await startTestStack();
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-e2e-'));
  try {
    const file = join(folder, 'report.json');
    const environment = {
      ...process.env,
      ...(chromium && { CHROMIUM: chromium }),
      SITE_URL: stack.url,
      MAIL_URL: stack.mailUrl,
      OWNER_PASSWORD: stack.ownerPassword,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const args = [
      'exec',
      '-w',
      'web',
      '--',
      'playwright',
      'test',
      '--reporter=list,json',
      ...process.argv.slice(3),
    ];
    const child = spawn('npm', args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await once(child, 'exit');
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { passed: stats.expected, failed: failed === 0 && child.exitCode !== 0 ? 1 : failed };
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
