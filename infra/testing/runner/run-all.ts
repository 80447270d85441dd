import { spawnSync } from 'node:child_process';
import { say } from '../../local/command-line/progress.ts';
import { root } from '../../local/settings.ts';
import { UserError } from '../../local/command-line/user-error.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { runChecks } from './checks.ts';
import { findChromium } from './find-chromium.ts';
import { runBrowserTests } from './run-browser.ts';
import { runJest } from './run-jest.ts';
import { sum, type Tally } from './tally.ts';

const units = ['platform', 'company', 'auth', 'leads', 'media', 'gateway', 'web'];
const integrations = ['platform-int', 'auth-int', 'leads-int', 'media-int', 'gateway-int', 'infra-int'];

const parts: Record<string, () => Promise<Tally[]>> = {
  checks: async () => [runChecks()],
  unit: async () => [runJest(['--selectProjects', ...units])],
  integration: async () => [runJest(['--selectProjects', ...integrations])],
  e2e: async () => [await runBrowserTests(findChromium())],
  all: async () => {
    const chromium = findChromium();
    buildAll();
    say('Checks');
    const checks = runChecks();
    say('Unit, page and integration tests');
    const jest = runJest();
    say('Browser tests, against a stack as make start runs it');
    return [checks, jest, await runBrowserTests(chromium)];
  },
};

/** Named, and counted nowhere: what a machine without these servers cannot run. */
function sayWhatDidNotRun(): void {
  const missing = [
    { program: 'redis-server', what: 'the queue on Redis' },
    { program: 'minio', what: 'the object store on MinIO' },
    { program: 'nginx', what: 'the public routes, caches and hostile requests on nginx' },
    { program: 'promtool', what: "the alert rules' own tests" },
  ].filter(({ program }) => !onPath(program));
  for (const { program, what } of missing) say(`Did not run, for want of ${program}: ${what}.`);
  if (process.getuid?.() !== 0) say('Skipped: the tests of a folder that only root may enter need root.');
}

function buildAll(): void {
  const { status } = spawnSync(process.execPath, ['infra/local/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new UserError('The build failed; the tests were not begun.');
}

try {
  const name = process.argv[2] ?? 'all';
  const run = parts[name];
  if (!run) throw new UserError(`There is no "${name}": ${Object.keys(parts).join(', ')}.`);
  const { passed, failed } = sum(await run());
  if (name !== 'checks' && name !== 'unit') sayWhatDidNotRun();
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`);
  say('0 passed, 1 failed');
  process.exit(1);
}
