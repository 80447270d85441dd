import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../local/settings.ts';
import { hold, type Check } from '../support/check.ts';
import { ComposeStack } from '../support/compose-stack.ts';

/**
 * Checks that a change to one service rebuilds only that service's code. Works on a clone of the repository, so it
 * covers only committed files.
 */
export const rebuild: Check[] = [
  {
    name: 'a change of leads rebuilds leads alone',
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sandhill-rebuild-'));
      const stack = await ComposeStack.prepared('rebuild');
      try {
        await stack.must('git', ['clone', '--quiet', '--shared', root, folder]);
        const where = ['--project-directory', folder, '-f', `${folder}/docker-compose.yml`];
        const build = () => stack.must('docker', ['compose', ...where, '--progress', 'plain', 'build']);
        await build();
        // The random id makes the change a new one: the builder may have cached the result of an earlier run.
        appendFileSync(join(folder, 'services/leads/src/worker.ts'), `\n// ${randomUUID()}\n`);
        const begun = performance.now();
        const run = commandsRun(await build());
        hold(
          run.length > 0 && run.every((command) => command === 'npm run --silent build -w services/leads'),
          `run again: ${run.join('; ') || 'nothing'}`,
        );
        return `${((performance.now() - begun) / 1000).toFixed(0)} s for all builds, in which that of leads alone ran`;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];

/**
 * Returns the commands that a build has run, according to its plain output. Names of images would show less, because
 * the builder may choose another of several equal layers each time.
 */
function commandsRun(output: string): string[] {
  const kept = new Set([...output.matchAll(/^#(\d+) CACHED/gm)].map(([, step]) => step));
  const steps = [...output.matchAll(/^#(\d+) \[.*?\] RUN (?:--\S+ +)*(.+)$/gm)];
  return [
    ...new Set(steps.filter(([, step]) => !kept.has(step)).map(([, , command = '']) => command.trim())),
  ];
}
