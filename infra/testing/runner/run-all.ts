import { spawnSync } from 'node:child_process';
import { say } from '../../local/command-line/progress.ts';
import { root } from '../../local/settings.ts';
import { UserError } from '../../local/command-line/user-error.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { shareTestStack } from '../servers/start-test-stack.ts';
import { runChecks } from './checks.ts';
import { findChromium, headlessShell } from './find-chromium.ts';
import { runBrowserTests } from './run-browser.ts';
import { runJestWithSecondTries } from './run-jest.ts';
import { judgeSecondTries } from './second-tries.ts';
import { describeFailures, sum, type Tally } from './tally.ts';

/** A group of tests that can be named on the command line: Jest projects, checks or browser tests. */
interface Plan {
  projects?: string[];
  checks?: boolean;
  browser?: boolean;
}

const services = ['platform', 'auth', 'leads', 'media', 'content', 'gateway'];
const units = [...services, 'company', 'backup', 'web'];
const integrations = [...services, 'infra'].map((name) => `${name}-int`);

const plans: Record<string, Plan> = {
  ...Object.fromEntries(services.map((name) => [name, { projects: [name, `${name}-int`] }])),
  company: { projects: ['company'] },
  backup: { projects: ['backup'] },
  web: { projects: ['web'] },
  infra: { projects: ['infra-int'] },
  unit: { projects: units },
  integration: { projects: integrations },
  checks: { checks: true },
  e2e: { browser: true },
};

/** Returns whether a project's tests wait for servers. Tests of the other projects only compute. */
const needsServers = (project: string) => integrations.includes(project);

const needsBuild = (names: readonly string[]) =>
  names.some((name) => !['unit', 'web', 'company'].includes(name));

async function run(names: readonly string[]): Promise<Tally> {
  const asked = names.map((name) => {
    const plan = plans[name];
    if (!plan) throw new UserError(`There is no "${name}": ${Object.keys(plans).join(', ')}.`);
    return plan;
  });
  const projects = [...new Set(asked.flatMap((plan) => plan.projects ?? []))];
  const withServers = projects.filter(needsServers);
  const withoutServers = projects.filter((project) => !needsServers(project));
  const hasBrowser = asked.some((plan) => plan.browser);
  const chromium = hasBrowser ? findChromium(headlessShell) : undefined;
  if (needsBuild(names)) buildAll();
  const stack = hasBrowser || projects.includes('infra-int') ? await shareTestStack() : undefined;
  try {
    const onServers = async () =>
      withServers.length > 0
        ? // One worker more than cores, because the tests wait for servers a third of the time.
          timed('Services and the whole', () => runJestWithSecondTries({ projects: withServers, workers: 3 }))
        : sum([]);
    // Tests that only compute start after those that need servers, and use the processor while browser tests wait. If
    // they started together and with a lower priority, they would get a seventh of a core, and pages would not appear
    // within 15 seconds.
    const onProcessor = async () =>
      withoutServers.length > 0
        ? timed('Pages and rules', () =>
            runJestWithSecondTries({ projects: withoutServers, workers: 2, letsOthersPass: true }),
          )
        : sum([]);
    // The checks only compute. They use the processor time that tests of servers and browsers leave idle, which is
    // about a fifth.
    const checks = async () =>
      asked.some((plan) => plan.checks)
        ? timed('Checks', () => runChecks({ yieldsProcessor: stack !== undefined }))
        : sum([]);
    const browser = async () =>
      hasBrowser && stack
        ? timed('Browser', () => runBrowserTests(stack, { chromium, isAlone: withServers.length === 0 }))
        : sum([]);
    const tally = sum(await Promise.all([inTurn(onServers, onProcessor), checks(), browser()]));
    return sum([tally, judgeSecondTries(tally.secondTries ?? [])]);
  } finally {
    await stack?.stop();
  }
}

async function timed(part: string, run: () => Promise<Tally>): Promise<Tally> {
  const begun = performance.now();
  const tally = await run();
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`${part}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}

async function inTurn(first: () => Promise<Tally>, second: () => Promise<Tally>): Promise<Tally> {
  return sum([await first(), await second()]);
}

/** Prints the tests that this machine cannot run because servers are missing. These tests are not counted. */
function sayWhatDidNotRun(): void {
  const missing = [
    { program: 'redis-server', what: 'the queue on Redis' },
    { program: 'minio', what: 'the object store on MinIO' },
    { program: 'nginx', what: 'the public routes, caches and hostile requests on nginx' },
    { program: 'promtool', what: "the alert rules' own tests" },
  ].filter(({ program }) => !onPath(program));
  for (const { program, what } of missing) say(`Skipped: ${program} is not installed (${what}).`);
  if (process.getuid?.() !== 0) say('Skipped: the tests of a folder that only root may enter need root.');
}

function buildAll(): void {
  const { status } = spawnSync(process.execPath, ['infra/local/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new UserError('The build failed; no test was run.');
}

try {
  const asked = (process.argv[2] || 'checks,unit,integration,e2e').split(',');
  const { passed, failed, failures } = await run(asked);
  if (asked.some((name) => !['checks', 'unit', 'web', 'company'].includes(name))) sayWhatDidNotRun();
  if (failures.length > 0) say(describeFailures(failures));
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`);
  say('0 passed, 1 failed');
  process.exit(1);
}
