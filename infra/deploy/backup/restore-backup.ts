import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureBuckets } from '../../local/servers/object-store.ts';
import { freePorts } from '../../local/servers/free-port.ts';
import {
  firstPasswordFile,
  foundationParts,
  productParts,
  storeKeys,
  type Stack,
} from '../../local/parts.ts';
import { choosePorts } from '../../local/ports.ts';
import { say, step } from '../../local/command-line/progress.ts';
import { readOrMakeSecrets } from '../../local/secrets.ts';
import { readSettings } from '../../local/settings.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { Supervisor } from '../../local/supervisor.ts';
import { UserError } from '../../local/command-line/user-error.ts';
import { buckets, databases, keyFiles, problemsOf } from './backup-folder.ts';
import { copyBucketIn } from './bucket-copy.ts';
import { copyIn } from './database-copy.ts';

/** Mail that a backup owed may have been sent after it was made: the operator must decide. */
const holdMail = `UPDATE notifications SET status = 'held', claimed_until = NULL WHERE status IN ('owed', 'sending')`;

/** `make restore` for `make start`: puts the backup FOLDER into the data folder of a stack that does not run. */
async function restore(folder: string): Promise<void> {
  const settings = readSettings(process.env);
  await refuseDamaged(folder);
  if (readStackFile(settings.dataFolder))
    throw new UserError('The stack is running: stop it with Ctrl-C, then restore, then start it again.');
  mkdirSync(join(settings.dataFolder, 'logs'), { recursive: true });
  const [, mailPort = 0] = await freePorts(2);
  const stack: Stack = {
    settings: { ...settings, mailPort },
    secrets: readOrMakeSecrets(settings.dataFolder),
    ports: await choosePorts(),
  };
  const supervisor = new Supervisor({
    logFolder: join(settings.dataFolder, 'logs'),
    onChange: () => undefined,
  });
  try {
    await bringIn(stack, supervisor, folder);
  } finally {
    await supervisor.stop([services, ['mail', 'store', 'postgres']]);
  }
}

const services = ['auth', 'leads', 'media'];

async function bringIn(stack: Stack, supervisor: Supervisor, folder: string): Promise<void> {
  const { secrets, ports, settings } = stack;
  const url = (name: string) => `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres}/${name}`;
  await step('PostgreSQL, object store and tables', async () => {
    await supervisor.start(foundationParts(stack));
    // They create their tables and get no requests; no worker runs, so no mail is sent.
    await supervisor.start(productParts(stack).filter(({ name }) => services.includes(name)));
  });
  await refuseOccupied(url('leads'));
  keepKeys(settings.dataFolder, folder);
  for (const name of databases) {
    const finish = name === 'leads' ? holdMail : undefined;
    await step(`database ${name}`, () => copyIn(url(name), join(folder, 'databases', name), finish));
  }
  const { kind, ...keys } = storeKeys(stack);
  const server = { kind, ...keys, url: `http://127.0.0.1:${ports.store}`, stop: async () => undefined };
  await ensureBuckets(server, { private: ['originals', 'lead-photos'], public: ['media'] });
  for (const bucket of buckets) {
    const store = { port: ports.store, ...keys };
    await step(`bucket ${bucket}`, () => copyBucketIn(store, bucket, join(folder, 'objects', bucket)));
  }
  // Of the account that the empty stack made for itself.
  rmSync(firstPasswordFile(settings), { force: true });
  await tellOfHeldMail(url('leads'));
}

async function refuseDamaged(folder: string): Promise<void> {
  if (!existsSync(folder)) throw new UserError(`There is no backup ${folder}.`);
  const problems = await problemsOf(folder);
  if (problems.length > 0) throw new UserError(`The backup is not whole:\n  ${problems.join('\n  ')}`);
  const { databases: kind } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    databases: string;
  };
  if (kind !== 'tables')
    throw new UserError('This backup was made with Docker (pg_dump): restore it with Docker.');
}

function keepKeys(dataFolder: string, folder: string): void {
  const secrets = readOrMakeSecrets(dataFolder);
  for (const [name, file] of Object.entries(keyFiles))
    secrets[name as keyof typeof keyFiles] = readFileSync(join(folder, file), 'utf8').trim();
  writeFileSync(join(dataFolder, 'secrets.json'), JSON.stringify(secrets, null, 2), { mode: 0o600 });
}

async function refuseOccupied(url: string): Promise<void> {
  const leads = await numberFrom(url, '(SELECT count(*) FROM quotes) + (SELECT count(*) FROM contacts)');
  if (leads > 0 && process.env['FORCE'] !== '1')
    throw new UserError(
      `There are ${leads} leads here already. Restore into an empty stack (make clean-data), or say FORCE=1.`,
    );
}

async function tellOfHeldMail(url: string): Promise<void> {
  const held = await numberFrom(url, `(SELECT count(*) FROM notifications WHERE status = 'held')`);
  say('The backup is restored. Start the site with `make start`.');
  if (held === 0) return;
  say(
    `Mails that were owed when the backup was made: ${held}. They are held, for they may have gone out since.`,
  );
  say(
    'In the admin area, or here while the site runs: `make held-mail DO=send` or `make held-mail DO=mark_sent`.',
  );
}

async function numberFrom(url: string, expression: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ number: number }>(`SELECT (${expression})::integer AS number`);
  await client.end();
  return rows[0]?.number ?? 0;
}

try {
  await restore(process.argv[2] ?? '');
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
