import { spawnSync } from 'node:child_process';
import { say } from '../../local/command-line/progress.ts';
import { root } from '../../local/settings.ts';
import type { Tally } from './tally.ts';

const checks: Array<{ what: string; command: string[] }> = [
  { what: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { what: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { what: 'imports', command: ['npm', 'run', '--silent', 'check:imports'] },
  { what: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  {
    what: 'API documents',
    command: [process.execPath, '--conditions=openapi', 'infra/contract/generate.ts', '--check'],
  },
];

/** What needs no test to be seen. A check that fails counts as one failure; those that pass are not counted. */
export function runChecks(): Tally {
  let failed = 0;
  for (const { what, command } of checks) {
    const [program = '', ...args] = command;
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    say(`  ${what}: ${status === 0 ? 'ok' : 'FAILED'}`);
    if (status === 0) continue;
    failed += 1;
    say(`${stdout}${stderr}`.trimEnd());
  }
  return { passed: 0, failed };
}
