import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { say, step } from '../../local/command-line/progress.ts';
import { databaseUrl } from '../../local/database-url.ts';
import { removeData } from '../../local/servers/remove-data.ts';
import { root } from '../../local/settings.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { startTestStack } from '../../testing/servers/start-test-stack.ts';
import { sendLeads } from '../faults/lead-load.ts';
import { processTree } from '../faults/process-tree.ts';

/**
 * Simulates the loss of a machine at 16/15 of the backup interval after its last lead. Restores the site on an empty
 * machine with only the backups and the key, and prints the duration of each step. `MINUTES` is the interval (15 in the
 * product).
 */
const minutes = Number(process.env['MINUTES'] || 0.5);
const leads = Number(process.env['LEADS'] || 200);
const folder = mkdtempSync(join(tmpdir(), 'sandhill-drill-'));
const [backups, keyFile] = [join(folder, 'backups'), join(folder, 'key')];

const make = (target: string, ...variables: string[]) => {
  const { status, stdout, stderr } = spawnSync('make', ['--no-print-directory', target, ...variables], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`make ${target} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
};

async function idsOf(dataFolder: string): Promise<string[]> {
  const client = new Client(databaseUrl(dataFolder, 'leads'));
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM leads');
  await client.end();
  return rows.map(({ id }) => id).toSorted();
}

async function loseMachine(): Promise<string[]> {
  const lost = await startTestStack({
    environment: {
      BACKUP_FOLDER: backups,
      BACKUP_MINUTES: String(minutes),
      // Raises the limits per IP address, because all leads come from one address.
      ENV_FILE: join(root, 'infra/trials/faults/faults.env'),
    },
  });
  await step(`${leads} leads, a fifth with photos`, () =>
    sendLeads({ url: lost.url, origin: lost.url, leads, atOnce: 4, photoEvery: 5 }),
  );
  writeFileSync(keyFile, make('backup-key', `DATA_DIR=${lost.dataFolder}`));
  const ids = await idsOf(lost.dataFolder);
  await step('the last lead is accepted; the machine is lost after 16/15 of the pause', () =>
    pause((minutes * 60_000 * 16) / 15),
  );
  const supervisor = readStackFile(lost.dataFolder)?.supervisor ?? 0;
  for (const pid of processTree(supervisor)) process.kill(pid, 'SIGKILL');
  removeData(lost.dataFolder);
  return ids;
}

const ids = await loseMachine();
const bytes = readdirSync(backups, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
say(`  backups: ${readdirSync(join(backups, 'sets')).length} sets, ${(bytes / 1e6).toFixed(1)} MB`);
const begun = performance.now();
const dataFolder = mkdtempSync(join(tmpdir(), 'sandhill-drill-other-'));
const said = await step('make restore on an empty machine', async () =>
  make('restore', `DATA_DIR=${dataFolder}`, `FROM=${backups}`, `KEY=${keyFile}`),
);
say(said.replaceAll(/^/gm, '    ').trimEnd());
const back = await step('make start', () => startTestStack({ dataFolder }));
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const found = new Set(await idsOf(dataFolder));
const missing = ids.filter((id) => !found.has(id));
await back.stop();
rmSync(folder, { recursive: true });
say(
  `${ids.length} leads before, ${missing.length} lost; the site is back ${seconds} s after the empty machine was there.`,
);
process.exit(missing.length === 0 ? 0 : 1);
