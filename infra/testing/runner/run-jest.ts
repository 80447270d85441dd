import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../local/settings.ts';
import type { Failure, Tally } from './tally.ts';

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: Array<{
    /** Path of the file. */
    name: string;
    /** Why the file could not be run, if it could not. */
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

/** Runs projects of the root's jest.config.mjs. */
export async function runJest(projects: readonly string[], { workers }: { workers: number }): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-jest-'));
  const file = join(folder, 'result.json');
  const command = [
    ...node,
    '--json',
    `--outputFile=${file}`,
    `--maxWorkers=${workers}`,
    '--selectProjects',
    ...projects,
  ];
  // The report for people is on standard error; standard output would repeat the JSON.
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestResult) : undefined;
  rmSync(folder, { recursive: true });
  if (!result) return { passed: 0, failed: 1, failures: [{ name: 'Jest', why: 'It wrote no result.' }] };
  // A test that is switched off, and a file that could not be run, are failures here.
  const off = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + off;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: failuresOf(result),
  };
}

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
