import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { hold, type Check } from '../support/check.ts';
import { ComposeStack } from '../support/compose-stack.ts';

const images = ['web', 'gateway', 'auth', 'leads', 'media'];

/** A change of one service makes one image anew. Works on a clone, so on what is committed. */
export const rebuild: Check[] = [
  {
    name: 'a change of leads rebuilds leads alone',
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sandhill-rebuild-'));
      const stack = await ComposeStack.prepared('rebuild');
      try {
        await stack.must('git', ['clone', '--quiet', '--shared', root, folder]);
        const build = () =>
          stack.must('docker', [
            'compose',
            '--project-directory',
            folder,
            '-f',
            `${folder}/docker-compose.yml`,
            'build',
          ]);
        await build();
        const before = await idsOf(stack);
        appendFileSync(join(folder, 'services/leads/src/worker.ts'), '\nexport {};\n');
        const begun = performance.now();
        await build();
        const after = await idsOf(stack);
        const changed = images.filter((_name, index) => before[index] !== after[index]);
        hold(changed.join() === 'leads', `rebuilt: ${changed.join(', ') || 'none'}`);
        return `${((performance.now() - begun) / 1000).toFixed(0)} s for all builds, of which leads changed`;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];

function idsOf(stack: ComposeStack): Promise<string[]> {
  return Promise.all(
    images.map((name) =>
      stack.must('docker', ['image', 'inspect', '--format', '{{.Id}}', `sandhill/${name}`]),
    ),
  );
}
