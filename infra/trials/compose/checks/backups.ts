import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitUntil } from '../../../local/wait-until.ts';
import { sendLeads } from '../../faults/lead-load.ts';
import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';
import { lostLeads } from '../support/visitors.ts';

/**
 * Checks backups: makes and verifies one, damages one, restores one into an empty stack with only the key, and marks
 * the held mail as sent. Also checks that a failed restore changes nothing.
 */
export function backups(stack: ComposeStack): Check[] {
  return [
    {
      name: 'backup: automatic, encrypted, by a login that may only read',
      run: () => madeByItself(stack),
    },
    {
      name: 'backup: verified, damage found, restored on a machine that has the key alone, erasures done again, mail held',
      run: async () => {
        const folder = mkdtempSync(join(tmpdir(), 'sandhill-backup-'));
        try {
          return await drill(stack, folder);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
    {
      name: 'backup: a restore that fails leaves what was there, and it runs again',
      run: () => failedRestore(stack),
    },
  ];
}

async function madeByItself(stack: ComposeStack): Promise<string> {
  const sets = () => readdirSync(join(stack.backups, 'sets')).length;
  await waitUntil('a backup', async () => sets() > 0, 120_000);
  const [files] = await stack.query('auth', `SELECT rolsuper::text FROM pg_roles WHERE rolname = 'backup'`);
  hold(files === 'false', 'the login of the backups is a superuser');
  const seen = await stack.must('docker', ['compose', 'exec', '-T', 'backup', 'ls', '/run/secrets']);
  hold(!/identity|superuser|root/.test(seen), `the backup sees secrets that it does not need: ${seen}`);
  return `${sets()} sets; secrets: ${seen.trim().split('\n').join(', ')}`;
}

async function drill(stack: ComposeStack, folder: string): Promise<string> {
  const [whole, damaged, key] = [join(folder, 'whole'), join(folder, 'damaged'), join(folder, 'key')];
  await stack.query(
    'leads',
    `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('the drill', now() + interval '1 minute')`,
  );
  const leads = await sendLeads({ url: stack.url, origin: stack.url, leads: 10, atOnce: 2, photoEvery: 2 });
  const pictures = await stack.query('media', 'SELECT key FROM images ORDER BY key');
  const said = await stack.make('backup', `TO=${whole}`);
  const at = /The backup (\S+) is in/.exec(said)?.[1] ?? '';
  await stack.make('backup-verify', `FROM=${whole}`);
  const [erased] = await eraseOne(stack);
  // This backup includes the ledger's entry about the erasure.
  await stack.make('backup', `TO=${whole}`);
  // Compose writes its own lines to standard error, which `make backup-key > file` does not include. This output
  // includes both.
  const lines = (await stack.make('backup-key')).split('\n');
  writeFileSync(key, lines.filter((line) => /^(#|AGE-SECRET-KEY-1)/.test(line)).join('\n'));

  cpSync(whole, damaged, { recursive: true });
  const set = readdirSync(join(damaged, 'sets')).toSorted().at(-1) ?? '';
  appendFileSync(join(damaged, 'sets', set, 'data-0001.age'), 'x');
  const verified = await stack.try('make', ['--no-print-directory', 'backup-verify', `FROM=${damaged}`]);
  hold(
    verified.status !== 0 && verified.text.includes('data-0001.age'),
    `damage was not found: ${verified.text}`,
  );

  // Simulates another machine, which has other secrets and another backup key.
  await stack.down();
  const begun = performance.now();
  await stack.up();
  const restored = await stack.make('restore', `FROM=${whole}`, `AT=${at}`, `KEY=${key}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const lost = await lostLeads(stack, leads);
  hold(lost.length === 1, `${lost.length} leads did not come back; only the erased one should`);
  const found = await stack.query('leads', `SELECT id FROM leads WHERE id = '${erased}'`);
  hold(found.length === 0, 'the erased lead came back');
  const [sessions] = await stack.query('auth', 'SELECT count(*) FROM sessions');
  hold(sessions === '0', `${sessions} sessions came back`);
  const now = await stack.query('media', 'SELECT key FROM images ORDER BY key');
  hold(now.join() === pictures.join(), 'pictures did not come back');
  const { projects } = (await (await fetch(`${stack.url}/api/projects?limit=1`)).json()) as {
    projects: Array<{ imageUrl: string }>;
  };
  const picture = await fetch(stack.url + projects[0]?.imageUrl);
  hold(picture.status === 200, `a picture was answered with ${picture.status}`);
  const held = /\d+(?=\D*$)/m.exec(await stack.make('held-mail'))?.[0];
  hold(Number(held) > 0, `no mail is held: ${restored}`);
  await stack.make('held-mail', 'DO=mark_sent');
  return `${leads.accepted.length} leads, ${pictures.length} pictures, ${held} mails held; from nothing in ${seconds} s`;
}

/** Erases the oldest quote request. @returns its id, in a list */
async function eraseOne(stack: ComposeStack): Promise<string[]> {
  const [id = ''] = await stack.query(
    'leads',
    `SELECT id FROM leads WHERE kind = 'quote' ORDER BY created_at LIMIT 1`,
  );
  const answer = await fetch(`${stack.url}/api/leads/${id}/erase`, {
    method: 'POST',
    headers: { Origin: stack.url, Cookie: await stack.signIn() },
  });
  hold(answer.status === 204, `erasing a lead was answered with ${answer.status}`);
  return [id];
}

async function failedRestore(stack: ComposeStack): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-backup-'));
  await stack.make('backup', `TO=${folder}`);
  const before = await stack.query('leads', 'SELECT id FROM leads ORDER BY id');
  const [photo = ''] = await stack.query(
    'leads',
    'SELECT storage_key FROM lead_photos WHERE storage_key IS NOT NULL',
  );
  const copies = join(folder, 'objects/lead-photos', dirname(photo));
  const file =
    readdirSync(copies).find((name) => photo.endsWith(name.split('.').slice(0, 2).join('.'))) ?? '';
  await stack.must('docker', [
    'compose',
    'exec',
    '-T',
    'store',
    'sh',
    '-euc',
    `export MC_CONFIG_DIR=/tmp/mc; mc alias set s http://127.0.0.1:9000 sandhill "$(cat /run/secrets/root)" >/dev/null
     mc rm s/lead-photos/${photo}`,
  ]);
  appendFileSync(join(copies, file), 'x');
  const { status, text } = await stack.try('make', [
    '--no-print-directory',
    'restore',
    `FROM=${folder}`,
    'FORCE=1',
  ]);
  rmSync(folder, { recursive: true, force: true });
  hold(status !== 0 && text.includes('damaged'), `the restore did not fail: ${text}`);
  const after = await stack.query('leads', 'SELECT id FROM leads ORDER BY id');
  hold(after.join() === before.join(), 'leads changed');
  const databases = await stack.query(
    'postgres',
    `SELECT datname FROM pg_database WHERE datname LIKE '%\\_restore'`,
  );
  hold(databases.length === 0, `these were left: ${databases.join(', ')}`);
  const { status: health } = (await (await fetch(`${stack.url}/api/health`)).json()) as { status: string };
  hold(health === 'ok', `the site's health is ${health}`);
  return `${after.length} leads as before`;
}
