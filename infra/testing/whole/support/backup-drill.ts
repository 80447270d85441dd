import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { databaseUrl } from '../../../local/database-url.ts';
import { root } from '../../../local/settings.ts';
import { readStackFile } from '../../../local/stack-file.ts';
import { waitUntil } from '../../../local/wait-until.ts';
import { makeMemoryFolder } from '../../servers/memory-folder.ts';
import type { TestStack } from '../../servers/start-test-stack.ts';
import { make, post, read, stillRunning } from './stack-calls.ts';

/** A backup of a stack and its restore: the folders, the key, and the data that the restore must bring back. */
export class BackupDrill {
  private readonly folder = makeMemoryFolder('sandhill-backup-');
  readonly backups = join(this.folder, 'backups');
  readonly keyFile = join(this.folder, 'key');
  private dataFolder = '';

  /**
   * Makes a backup while a mail waits to be sent, and afterwards erases one of the leads in the backup.
   *
   * @returns the lists after the erasure, and the time of the backup
   */
  async prepare(
    stack: TestStack,
    signIn: (stack: TestStack) => Promise<string>,
  ): Promise<{ leads: unknown; projects: unknown; madeAt: string }> {
    this.dataFolder = stack.dataFolder;
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a5' } });
    const projectImages = [`data:image/jpeg;base64,${(await photo.jpeg().toBuffer()).toString('base64')}`];
    await sendQuote(stack, { ...lead('sent'), projectImages });
    const isOwed = `SELECT 1 FROM deliveries WHERE channel = 'mail' AND state <> 'sent' UNION ALL SELECT 1 FROM lead_photos WHERE state = 'pending'`;
    await waitUntil(
      'the first mails and the photo',
      async () => (await inDatabaseOfLeads(stack, isOwed)).length === 0,
    );
    await inDatabaseOfLeads(
      stack,
      `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('a test', now() + interval '1 minute')`,
    );
    await sendQuote(stack, lead('owed'));
    const id = await sendQuote(stack, lead('erased'));
    const { stdout, stderr } = this.run('backup', `TO=${this.backups}`);
    const madeAt = /The backup (\S+) is in/.exec(stdout)?.[1] ?? `no backup: ${stderr}`;

    const cookie = await signIn(stack);
    await post(stack, `/api/leads/${id}/erase`, {}, cookie);
    return {
      leads: await read(stack, '/api/leads', cookie),
      projects: await read(stack, '/api/projects'),
      madeAt,
    };
  }

  /** Runs a target of the Makefile with the stack's data folder. */
  run(target: string, ...variables: string[]) {
    return make(target, [`DATA_DIR=${this.dataFolder}`, ...variables]);
  }

  verify(at: string) {
    return this.run('backup-verify', `FROM=${this.backups}`, `AT=${at}`);
  }

  /** Returns the variables of a restore on a machine that has only the backups and the key. */
  restoreVariables(dataFolder: string, at: string): string[] {
    return [`DATA_DIR=${dataFolder}`, `FROM=${this.backups}`, `AT=${at}`, `KEY=${this.keyFile}`];
  }

  /**
   * Begins a restore, and interrupts it as Ctrl-C does.
   *
   * @returns the process ids of the stack's parts that still run when the restore has ended
   */
  async interruptRestore(dataFolder: string, at: string): Promise<number[]> {
    const variables = this.restoreVariables(dataFolder, at).map((one) => one.split('=') as [string, string]);
    const env = { PATH: process.env['PATH'], ...Object.fromEntries(variables) };
    const restore = spawn(process.execPath, [join(root, 'infra/local/run-backup.ts'), 'restore'], { env });
    const ended = once(restore, 'exit');
    let said = '';
    restore.stdout.on('data', (text: Buffer) => (said += text.toString()));
    await waitUntil('the tables', async () => said.includes('tables …'));
    const parts = Object.values(readStackFile(dataFolder)?.parts ?? {});
    if (parts.length === 0) throw new Error(`no part was started: ${said}`);
    restore.kill('SIGINT');
    await ended;
    return stillRunning(parts);
  }

  /** Returns the finished backups in the folder, the oldest first. */
  sets(): string[] {
    return readdirSync(join(this.backups, 'sets'))
      .filter((name) => existsSync(join(this.backups, 'sets', name, 'manifest.json')))
      .toSorted();
  }

  /** Ends the pause in sending that `prepare` began. This also works in a stack that was restored from the backup. */
  async endPause(stack: TestStack): Promise<void> {
    await inDatabaseOfLeads(stack, 'DELETE FROM sending_pauses');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function inDatabaseOfLeads(stack: TestStack, statement: string): Promise<unknown[]> {
  const client = new Client(databaseUrl(stack.dataFolder, 'leads'));
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Loads the picture of the first project, and the photo of the lead that has one. `lists` are the stack's lists. */
export async function loadPictures(
  stack: TestStack,
  lists: { leads: unknown; projects: unknown },
  cookie: string,
): Promise<{ picture: Response; photo: Response }> {
  const [project] = (lists.projects as { projects: Array<{ imageUrl: string }> }).projects;
  const { leads } = lists.leads as { leads: Array<{ id: string; photoCount: number }> };
  const withPhoto = leads.find(({ photoCount }) => photoCount > 0);
  const { photos } = await read(stack, `/api/leads/${withPhoto?.id}`, cookie);
  const [{ url }] = photos as [{ url: string }];
  return {
    picture: await fetch(`${stack.url}${project?.imageUrl}`),
    photo: await fetch(`${stack.url}${url}`, { headers: { Cookie: cookie } }),
  };
}

/** Returns a list without the values that change with time or with the restore itself. */
export const withoutAges = (list: unknown) =>
  JSON.stringify(list).replaceAll(/"age":\{[^}]*\}|"mail":"\w+"/g, '');

/** Returns projects without the sizes of their pictures, because slow sizes may have been made since. */
export const withoutSizes = (list: unknown) =>
  (list as { projects: Array<{ srcset: object }> }).projects.map((project) => ({ ...project, srcset: null }));

/** Returns a quote request from a visitor with this name. */
export const lead = (name: string) => ({
  name,
  email: `${name}@visitor.example`,
  phone: '(239) 555-0142',
  address: '12 Palm Court, Naples 34102',
  services: ['irrigation'],
  message: `A quote for ${name}, please.`,
});

/** Sends a quote. @returns the lead's id @throws if the quote is not accepted */
async function sendQuote(stack: TestStack, quote: object): Promise<string> {
  const answer = await post(stack, '/api/quotes', quote);
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`a quote was answered with ${answer.status}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}
