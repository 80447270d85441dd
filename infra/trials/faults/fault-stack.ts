import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { Part } from '../../local/part.ts';
import { databaseUrl } from '../../local/database-url.ts';
import { root } from '../../local/settings.ts';
import { readStackFile, type StackFile } from '../../local/stack-file.ts';
import { Supervisor } from '../../local/supervisor.ts';
import { freePorts } from '../../local/servers/free-port.ts';
import { nginxCommand } from '../../testing/servers/nginx.ts';
import { answersPing } from '../../testing/servers/redis.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { removeData } from '../../local/servers/remove-data.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { type FaultyPart, partsHere } from './faulty-parts.ts';
import { processTree } from './process-tree.ts';

/**
 * The product as `make start` runs and supervises it. A Redis, a mail sink that writes to disk, and the product's nginx
 * in front run beside it, and are supervised in the same way.
 */
export class FaultStack {
  readonly folder: string;
  readonly url: string;
  /** Origin of the site, for the `Origin` header. */
  readonly origin: string;
  readonly parts = partsHere();
  private readonly redisUrl: string;
  private readonly beside: Supervisor;
  private besidePids: Record<string, number> = {};
  private child?: ReturnType<typeof spawn>;
  private readonly ports: { site: number; mailPage: number; nginx: number; redis: number; smtp: number };

  private constructor(folder: string, ports: FaultStack['ports']) {
    this.folder = folder;
    this.ports = ports;
    this.url = `http://127.0.0.1:${onPath('nginx') ? ports.nginx : ports.site}`;
    this.origin = `http://localhost:${ports.site}`;
    this.redisUrl = `redis://127.0.0.1:${ports.redis}`;
    mkdirSync(join(folder, 'logs'), { recursive: true });
    this.beside = new Supervisor({
      logFolder: join(folder, 'logs'),
      onChange: (pids) => (this.besidePids = pids),
    });
  }

  /**
   * Returns the names of missing programs. Without Redis, the queue is on PostgreSQL. Without nginx, the site server
   * replaces it.
   */
  static missing(): string[] {
    return ['redis-server', 'nginx'].filter((program) => !onPath(program));
  }

  /**
   * Starts the product.
   *
   * @param prepare called with the data folder before anything uses it
   * @param settings variables that override those of faults.env and of the mail sink
   * @param folder folder for all data; default: a folder on the disk
   */
  static async start(
    prepare?: (dataFolder: string) => void,
    settings: Readonly<Record<string, string>> = {},
    folder = mkdtempSync(join(tmpdir(), 'sandhill-faults-')),
  ): Promise<FaultStack> {
    chmodSync(folder, 0o755);
    const [site = 0, mailPage = 0, nginx = 0, redis = 0, smtp = 0] = await freePorts(5);
    const stack = new FaultStack(folder, { site, mailPage, nginx, redis, smtp });
    prepare?.(stack.dataFolder);
    await stack.bringUp(settings);
    return stack;
  }

  get mailFolder(): string {
    return join(this.folder, 'sink');
  }

  /** Sets whether the mail server answers after accepting a mail. */
  setMailAnswers(areThere: boolean): void {
    const silent = join(this.mailFolder, 'silent');
    if (areThere) rmSync(silent, { force: true });
    else writeFileSync(silent, '');
  }

  databaseUrl(name: string): string {
    return databaseUrl(this.dataFolder, name);
  }

  async flushQueue(): Promise<void> {
    if (!this.parts.includes('redis')) {
      const database = new Client({ connectionString: this.databaseUrl('queue') });
      await database.connect();
      await database.query('TRUNCATE bullmq.jobs CASCADE');
      await database.end();
      return;
    }
    const redis = new Redis(this.redisUrl);
    await redis.flushall();
    redis.disconnect();
  }

  /** Kills a part with SIGKILL. The part's supervisor starts it again. */
  kill(part: FaultyPart): void {
    for (const pid of this.pids(part)) signal(pid, 'SIGKILL');
  }

  /** Makes a part hang. Its connections stay open, but it does not answer. */
  freeze(part: FaultyPart): void {
    for (const pid of this.pids(part)) signal(pid, 'SIGSTOP');
  }

  thaw(part: FaultyPart): void {
    for (const pid of this.pids(part)) signal(pid, 'SIGCONT');
  }

  /** Resolves when a killed part answers again. A worker may take long, because its priority is low. */
  async untilBack(part: FaultyPart, before: number, withinMs = 400_000): Promise<void> {
    const isBack = async () => this.pid(part) !== before && (await this.answers(part));
    await waitUntil(`the return of ${part}`, isBack, withinMs, 100);
  }

  pid(part: FaultyPart): number {
    return this.besidePids[part] ?? this.running.parts[part] ?? 0;
  }

  logOf(part: FaultyPart): string {
    return readFileSync(join(this.dataFolder, 'logs', `${part}.log`), 'utf8');
  }

  async stop(): Promise<void> {
    if (this.child) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGINT');
      await ended;
    }
    await this.beside.stop([['nginx'], ['redis', 'smtp']]);
    removeData(this.dataFolder);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get dataFolder(): string {
    return join(this.folder, 'data');
  }

  private get running(): StackFile {
    const file = readStackFile(this.dataFolder);
    if (!file) throw new Error('the stack does not run');
    return file;
  }

  private async answers(part: FaultyPart): Promise<boolean> {
    const { postgres, store, gateway, leads, leadsWorker, media, mediaWorker, content, auth } =
      this.running.ports;
    const questions: Record<FaultyPart, () => Promise<boolean>> = {
      redis: () => answersPing(this.redisUrl),
      smtp: () => connects(this.ports.smtp),
      postgres: () => connects(postgres),
      store: () => isOk(`http://127.0.0.1:${store}/`),
      gateway: () => ready(gateway),
      leads: () => ready(leads),
      'leads-worker': () => ready(leadsWorker),
      media: () => ready(media),
      'media-worker': () => ready(mediaWorker),
      content: () => ready(content),
      auth: () => ready(auth),
      nginx: () => isOk(this.url),
    };
    return questions[part]();
  }

  /**
   * Returns the processes of a part. For PostgreSQL, these are the server's processes, because the part itself only
   * watches the server.
   */
  private pids(part: FaultyPart): number[] {
    if (part !== 'postgres') return processTree(this.pid(part));
    const pidFile = join(this.dataFolder, 'postgres/postmaster.pid');
    return processTree(Number(readFileSync(pidFile, 'utf8').split('\n')[0]));
  }

  private async bringUp(settings: Readonly<Record<string, string>>): Promise<void> {
    const { site, mailPage, smtp } = this.ports;
    const hasRedis = this.parts.includes('redis');
    await this.beside.start([...(hasRedis ? [this.redisPart()] : []), this.sinkPart()]);
    const variables = join(this.folder, 'faults.env');
    const limits = readFileSync(join(import.meta.dirname, 'faults.env'), 'utf8');
    const own = Object.entries({ SMTP_URL: `smtp://127.0.0.1:${smtp}`, ...settings });
    writeFileSync(variables, [limits.trimEnd(), ...own.map((pair) => pair.join('=')), ''].join('\n'));
    this.child = spawn(process.execPath, [join(root, 'infra/local/start.ts')], {
      env: {
        ...process.env,
        PORT: String(site),
        MAIL_PORT: String(mailPage),
        DATA_DIR: this.dataFolder,
        QUEUE_URL: hasRedis ? this.redisUrl : '',
        ENV_FILE: variables,
        SAMPLES: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(this.child);
    if (this.parts.includes('nginx')) await this.beside.start([this.nginxPart()]);
  }

  private redisPart(): Part {
    const folder = join(this.folder, 'redis');
    mkdirSync(folder, { recursive: true });
    const { redis } = this.ports;
    return {
      name: 'redis',
      command: onPath('redis-server') ?? 'redis-server',
      // These settings are the same as in docker-compose.yml.
      args: ['--port', String(redis), '--bind', '127.0.0.1', '--dir', folder].concat([
        '--appendonly',
        'yes',
        '--maxmemory-policy',
        'noeviction',
      ]),
      environment: {},
      isReady: () => answersPing(this.redisUrl),
    };
  }

  private sinkPart(): Part {
    const { smtp } = this.ports;
    return {
      name: 'smtp',
      command: process.execPath,
      args: [join(import.meta.dirname, 'durable-sink.ts')],
      environment: { PORT: String(smtp), FOLDER: this.mailFolder },
      isReady: () => connects(smtp),
    };
  }

  private nginxPart(): Part {
    const { gateway, store } = this.running.ports;
    const nginx = nginxCommand({
      folder: join(this.folder, 'nginx'),
      site: join(this.dataFolder, 'site'),
      port: this.ports.nginx,
      gatewayPort: gateway,
      storePort: store,
    });
    if (!nginx) throw new Error('nginx is missing');
    const isReady = async () => (await fetch(this.url)).ok;
    return { name: 'nginx', ...nginx, environment: {}, isReady };
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

const ready = (port: number) => isOk(`http://127.0.0.1:${port}/health/ready`);

/** Returns whether the URL answers, even if with a refusal. A status of 5xx does not count as an answer. */
async function isOk(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status < 500;
}

async function connects(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}

async function untilReady(child: ReturnType<typeof spawn>): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready.')) resolve();
    });
    child.once('exit', () => reject(new Error(`the stack did not come up:\n${said}`)));
  });
  child.removeAllListeners('exit');
}
