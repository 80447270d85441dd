import { say } from '../../local/command-line/progress.ts';
import { runCommand } from './run-command.ts';
import type { Failure, Tally } from './tally.ts';

const checks: Array<{ what: string; command: string[] }> = [
  { what: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { what: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { what: 'imports', command: ['npm', 'run', '--silent', 'check:imports'] },
  { what: 'rule ids', command: [process.execPath, 'infra/testing/runner/check-rule-ids.ts'] },
  { what: 'words', command: [process.execPath, 'infra/testing/runner/check-words.ts'] },
  { what: 'security list', command: [process.execPath, 'infra/testing/runner/check-security-list.ts'] },
  { what: 'image versions', command: [process.execPath, 'infra/testing/runner/check-images.ts'] },
  { what: 'Kubernetes', command: [process.execPath, 'infra/deploy/scale-out/kubernetes/check/run.ts'] },
  { what: 'Swarm', command: [process.execPath, 'infra/deploy/scale-out/swarm/check.ts'] },
  { what: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  {
    what: 'API documents',
    command: [process.execPath, '--conditions=openapi', 'infra/contract/generate.ts', '--check'],
  },
];

/** Runs the checks that need no tests. A failed check counts as one failure, and a passed check is not counted. */
export async function runChecks({ yieldsProcessor }: { yieldsProcessor: boolean }): Promise<Tally> {
  const failures: Failure[] = [];
  for (const { what, command } of checks) {
    const { code, output } = await runCommand(command, { yieldsProcessor });
    say(`  ${what}: ${code === 0 ? 'ok' : 'FAILED'}`);
    if (code === 0) continue;
    failures.push({ name: what, why: output });
    say(output.trimEnd());
  }
  return { passed: 0, failed: failures.length, failures };
}
