import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import type { Tally } from './tally.ts';

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  success: boolean;
}

const node = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** Runs projects of the root's jest.config.mjs; all of them without names. */
export function runJest(args: string[] = []): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-jest-'));
  const file = join(folder, 'result.json');
  const all = [...node, '--json', `--outputFile=${file}`, '--maxWorkers=2', ...args];
  // The report on the terminal is on standard error; standard output would repeat the JSON.
  const { status } = spawnSync(process.execPath, all, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestResult) : undefined;
  rmSync(folder, { recursive: true });
  if (!result) return { passed: 0, failed: 1 };
  // A test that is switched off, and a file that could not be run, are failures here.
  const off = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + off;
  return { passed: result.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}
