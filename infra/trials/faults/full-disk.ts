import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensurePostgresUser } from '../../local/servers/ensure-postgres-user.ts';
import { settleAccount, type Account, type Settling } from './account.ts';
import { FaultStack } from './fault-stack.ts';
import { sendLeads, type LoadResult } from './lead-load.ts';

interface FullDiskResult {
  /** Answers to contact messages while the disk was full, with their numbers. */
  answers: Record<string, number>;
  /**
   * Status of /api/health when no file of a table could grow (`tables`), and when the log could not grow either
   * (`log`).
   */
  health: [tables: string, log: string];
  /** Whether the log of leads names the full disk as the reason. */
  isNamedInLog: boolean;
  /** Status of each page and list that visitors read, by path, while the disk was full. */
  readStatuses: Record<string, number>;
  account: Account;
  /** Leads that were sent steadily while the disk was full. Each was sent again until it was accepted. */
  load: LoadResult;
  /** Time from the moment when space was free again until the last of those leads was accepted, in milliseconds. */
  recoveryMs: number;
}

const sizeMb = 400;
/**
 * Duration of each of the two phases with a full disk, in milliseconds. It is longer than the time for which the result
 * of a write trial counts, and long enough for PostgreSQL to crash several times.
 */
const fullForMs = 20_000;
const read = ['/', '/contact', '/es/services', '/api/projects?limit=24', '/api/projects/featured'];

/** Returns the reason why the scenario cannot run on this machine; `undefined` if it can. */
export function fullDiskNeeds(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can mount a tmpfs';
  const probe = mkdtempSync(join(tmpdir(), 'sandhill-probe-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe]);
  if (status === 0) execFileSync('umount', [probe]);
  rmdirSync(probe);
  return status === 0 ? undefined : 'this machine does not let root mount a tmpfs';
}

/** Fills PostgreSQL's disk while leads arrive, and then frees space. The product must recover without intervention. */
export async function fillDisk(leads: number, settling: Settling): Promise<FullDiskResult> {
  const disk = new SmallDisk();
  let stack: FaultStack | undefined;
  try {
    stack = await FaultStack.start((dataFolder) => disk.holdPostgresOf(dataFolder));
    return await whileFull(stack, disk, leads, settling);
  } finally {
    await stack?.stop();
    disk.remove();
  }
}

async function whileFull(
  stack: FaultStack,
  disk: SmallDisk,
  leads: number,
  settling: Settling,
): Promise<FullDiskResult> {
  await statusesOf(stack);
  disk.fill();
  const options = { url: stack.url, origin: stack.origin, leads, atOnce: 5, photoEvery: 5 };
  const loading = sendLeads(options);
  const answers: Record<string, number> = {};
  // PostgreSQL can still use the space that it has reserved for its log, so it keeps running.
  await sendFor(fullForMs, async () => count(answers, await sendContact(stack)));
  const whenTablesCannotGrow = await healthOf(stack);
  await sendFor(fullForMs, async () => {
    await spendPreparedRoom(stack);
    count(answers, await sendContact(stack));
  });
  const readStatuses = await statusesOf(stack);
  const health: FullDiskResult['health'] = [whenTablesCannotGrow, await healthOf(stack)];
  const freed = performance.now();
  disk.free();
  const load = await loading;
  const recoveryMs = performance.now() - freed;
  return {
    answers,
    health,
    isNamedInLog: /no space left/i.test(stack.logOf('leads')),
    readStatuses,
    account: await settleAccount(stack, load.accepted, settling),
    load,
    recoveryMs,
  };
}

async function sendFor(milliseconds: number, send: () => Promise<void>): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) await send();
}

function count(answers: Record<string, number>, answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1;
}

/** Uses up the space that PostgreSQL has reserved for its log. PostgreSQL crashes when it cannot make more files. */
async function spendPreparedRoom(stack: FaultStack): Promise<void> {
  const client = new Client({ connectionString: stack.databaseUrl('postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (;;) await client.query(`SELECT pg_logical_emit_message(false, 'spent', repeat('x', 1000000))`);
  } catch {
    // There is no space left, or PostgreSQL has crashed.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function statusesOf({ url }: FaultStack): Promise<Record<string, number>> {
  const answers = await Promise.all(read.map(async (path) => [path, (await fetch(url + path)).status]));
  return Object.fromEntries(answers) as Record<string, number>;
}

/** Sends a contact message. @returns the status, and for a refusal also whether the answer has `Retry-After` */
async function sendContact({ url, origin }: FaultStack): Promise<string> {
  const body = {
    name: 'Ana Lopez',
    email: 'no-room@visitor.example',
    subject: 'A question',
    message: `Is there room for this? ${Math.random()}`,
  };
  const { status, headers } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  });
  return status === 201 ? '201' : `${status}, Retry-After: ${headers.get('retry-after') ?? 'none'}`;
}

async function healthOf({ url }: FaultStack): Promise<string> {
  const answer = await fetch(`${url}/api/health`);
  const { status } = (await answer.json()) as { status?: string };
  return `${answer.status} ${status}`;
}

/** A tmpfs for PostgreSQL's data, with a file that fills the remaining space. */
class SmallDisk {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sandhill-disk-'));
  private readonly ballast = join(this.folder, 'ballast');

  constructor() {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', this.folder]);
  }

  /** Puts the cluster into the tmpfs, outside of the data folder, as infra/local/servers/postgres-folder.ts does. */
  holdPostgresOf(dataFolder: string): void {
    const place = join(this.folder, 'place');
    const cluster = join(place, 'data');
    mkdirSync(cluster, { recursive: true, mode: 0o700 });
    chmodSync(place, 0o711);
    const user = ensurePostgresUser();
    if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, cluster]);
    mkdirSync(dataFolder, { recursive: true });
    symlinkSync(cluster, join(dataFolder, 'postgres'));
    writeFileSync(join(place, 'belongs-to'), join(dataFolder, 'postgres'));
  }

  fill(): void {
    const file = openSync(this.ballast, 'w');
    try {
      for (;;) writeSync(file, Buffer.alloc(64 * 1024));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.ballast);
  }

  remove(): void {
    execFileSync('umount', [this.folder]);
    rmdirSync(this.folder);
  }
}
