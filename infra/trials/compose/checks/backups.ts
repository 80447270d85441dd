import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendLeads } from '../../faults/lead-load.ts';
import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';
import { lostLeads } from '../support/visitors.ts';

/** The drill: make, verify, damage, restore into an empty stack, release what was owed. */
export function backups(stack: ComposeStack): Check[] {
  return [
    {
      name: 'backup: made while it serves, verified, damage found, restored into an empty stack, mail held',
      run: async () => {
        const folder = mkdtempSync(join(tmpdir(), 'sandhill-backup-'));
        try {
          return await drill(stack, folder);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  ];
}

async function drill(stack: ComposeStack, folder: string): Promise<string> {
  const [whole, damaged] = [join(folder, 'whole'), join(folder, 'damaged')];
  await stack.query(
    'leads',
    `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('the drill', now() + interval '1 day')`,
  );
  const leads = await sendLeads({ url: stack.url, origin: stack.url, leads: 10, atOnce: 2, photoEvery: 2 });
  const pictures = await stack.query('media', 'SELECT key FROM images ORDER BY key');
  await stack.make('backup', `TO=${whole}`);
  await stack.make('backup-verify', `FROM=${whole}`);

  await stack.make('backup', `TO=${damaged}`);
  const [dump = ''] = readdirSync(join(damaged, 'databases'));
  appendFileSync(join(damaged, 'databases', dump), 'x');
  const verified = await stack.try('make', ['--no-print-directory', 'backup-verify', `FROM=${damaged}`]);
  hold(verified.status !== 0 && verified.text.includes(dump), `damage was not found: ${verified.text}`);

  await stack.down();
  await stack.up();
  const said = await stack.make('restore', `FROM=${whole}`);
  hold((await lostLeads(stack, leads)).length === 0, 'leads did not come back');
  const restored = await stack.query('media', 'SELECT key FROM images ORDER BY key');
  hold(restored.join() === pictures.join(), 'pictures did not come back');
  const { projects } = (await (await fetch(`${stack.url}/api/projects?limit=1`)).json()) as {
    projects: Array<{ imageUrl: string }>;
  };
  const picture = await fetch(stack.url + projects[0]?.imageUrl);
  hold(picture.status === 200, `a picture was answered with ${picture.status}`);
  const held = /\d+(?=\D*$)/m.exec(await stack.make('held-mail'))?.[0];
  hold(Number(held) > 0, `no mail is held: ${said}`);
  await stack.make('held-mail', 'DO=mark_sent');
  return `${leads.accepted.length} leads, ${pictures.length} pictures, ${held} mails held`;
}
