import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../local/settings.ts';
import { letPass } from './run-command.ts';
import { maxSecondTries } from './second-tries.ts';
import type { Failure, Tally } from './tally.ts';

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: Array<{
    name: string;
    message: string;
    assertionResults: Array<{ fullName: string; status: string; failureMessages: string[] | null }>;
  }>;
}

const node = [
  process.execPath,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

interface JestRun {
  projects: readonly string[];
  workers: number;
  /** Paths of the test files to run. Default: all files. */
  files?: readonly string[];
  /** Whether to lower the priority of the tests, see {@link letPass}. */
  letsOthersPass?: boolean;
}

export async function runJest(run: JestRun): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-jest-'));
  const file = join(folder, 'result.json');
  const { projects, workers, files, letsOthersPass = false } = run;
  const command = [
    ...node,
    '--json',
    `--outputFile=${file}`,
    `--maxWorkers=${workers}`,
    '--selectProjects',
    ...projects,
    ...(files ? ['--runTestsByPath', ...files] : []),
  ];
  // The human-readable report is on standard error. Standard output would repeat the JSON.
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (letsOthersPass) letPass(child);
  const [code] = (await once(child, 'close')) as [number | null];
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestResult) : undefined;
  rmSync(folder, { recursive: true });
  if (!result) return { passed: 0, failed: 1, failures: [{ name: 'Jest', why: 'It wrote no result.' }] };
  // Skipped tests, and test files that could not be run, count as failures here.
  const off = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + off;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: failuresOf(result),
  };
}

/**
 * Runs tests like {@link runJest}. If at most {@link maxSecondTries} tests failed, runs their files again, one after
 * the other.
 */
export async function runJestWithSecondTries(run: JestRun): Promise<Tally> {
  const first = await runJest(run);
  const { failed, failures } = first;
  if (failed === 0 || failed > maxSecondTries || failures.length !== failed) return first;
  const files = [...new Set(failures.map(({ name }) => fileOf(name)))];
  const second = await runJest({ ...run, workers: 1, files });
  const stillFailed = new Set(second.failures.map(({ name }) => name));
  if (second.failures.length !== second.failed || second.passed === 0) return first;
  const secondTries = failures.filter(({ name }) => !stillFailed.has(name));
  // A test that passed in the first run and fails in the second counts as a failure, too.
  return {
    passed: first.passed + failed - second.failed,
    failed: second.failed,
    failures: second.failures,
    secondTries,
  };
}

const fileOf = (name: string) => name.split(': ')[0] ?? name;

function failuresOf({ testResults }: JestResult): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0) return [{ name: file, why: message }];
    return assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        name: `${file}: ${fullName}`,
        why: failureMessages?.join('\n') || status,
      }));
  });
}
