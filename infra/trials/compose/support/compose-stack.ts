import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../local/settings.ts';
import { freePorts } from '../../../local/servers/free-port.ts';

const run = promisify(execFile);

interface CommandResult {
  status: number;
  text: string;
}

interface StackOptions {
  files?: string[];
  profiles?: string[];
  variables?: Record<string, string>;
}

/** The product under Docker, as a separate Compose project on free ports. It does not read the `.env` of the folder. */
export class ComposeStack {
  readonly url: string;
  readonly mailUrl: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly project: string;
  readonly backups: string;

  private constructor(
    project: string,
    [port = 0, mailPort = 0]: number[],
    { files = ['docker-compose.yml'], profiles = [], variables = {} }: StackOptions,
  ) {
    this.project = project;
    this.backups = join(tmpdir(), `${project}-backups`);
    mkdirSync(this.backups, { recursive: true });
    this.url = `http://localhost:${port}`;
    this.mailUrl = `http://127.0.0.1:${mailPort}`;
    this.environment = {
      ...process.env,
      COMPOSE_DISABLE_ENV_FILE: '1',
      COMPOSE_PROJECT_NAME: project,
      COMPOSE_FILE: files.join(':'),
      COMPOSE_PROFILES: profiles.join(','),
      DATA_DIR: '/nowhere',
      BACKUP_FOLDER: this.backups,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      RATE_LEADS_PER_MINUTE: '1000000',
      RATE_LEADS_PER_HOUR: '1000000',
      RECEIPTS_PER_HOUR: '100000',
      RATE_API_PER_MINUTE: '1000000',
      ...variables,
    };
  }

  static async prepared(name: string, options: StackOptions = {}): Promise<ComposeStack> {
    return new ComposeStack(`sandhill-${name}`, await freePorts(2), options);
  }

  /** Starts all parts from existing images. @returns the duration in seconds */
  async up(): Promise<number> {
    const begun = performance.now();
    await this.must('docker', ['compose', 'up', '--detach', '--wait', '--wait-timeout', '300']);
    return (performance.now() - begun) / 1000;
  }

  /** Stops the stack, and deletes its data and backups. */
  async down(): Promise<void> {
    await this.try('docker', ['compose', '--profile', '*', 'down', '--volumes', '--timeout', '10']);
    rmSync(this.backups, { recursive: true, force: true });
    mkdirSync(this.backups, { recursive: true });
  }

  async try(command: string, args: string[]): Promise<CommandResult> {
    try {
      const options = { cwd: root, env: this.environment, maxBuffer: 256_000_000 };
      const { stdout, stderr } = await run(command, args, options);
      return { status: 0, text: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code?: number; stdout?: string; stderr?: string };
      return { status: code ?? 1, text: `${stdout ?? ''}${stderr ?? String(error)}` };
    }
  }

  /** Runs a command. @returns its output @throws an error with the output if the command fails */
  async must(command: string, args: string[]): Promise<string> {
    const { status, text } = await this.try(command, args);
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${text.slice(-3000)}`);
    return text;
  }

  make(target: string, ...variables: string[]): Promise<string> {
    return this.must('make', ['--no-print-directory', target, ...variables]);
  }

  async copies(service: string): Promise<string[]> {
    const ids = await this.must('docker', ['compose', 'ps', '--quiet', service]);
    return ids.split('\n').filter((id) => /^[0-9a-f]{12,}$/.test(id));
  }

  async query(database: string, statement: string): Promise<string[]> {
    const psql = ['psql', '-U', 'postgres', '-h', '/var/run/postgresql', '-Atc', statement, database];
    const rows = await this.must('docker', ['compose', 'exec', '-T', 'postgres', ...psql]);
    return rows.split('\n').filter((row) => row !== '');
  }

  /** Signs in as the owner, with the password of the first start. @returns the session's cookie */
  async signIn(url = this.url): Promise<string> {
    const file = '/var/lib/sandhill/first-password.txt';
    const text = await this.must('docker', ['compose', 'exec', '-T', 'auth', 'cat', file]);
    const password = /password: (\S+)/i.exec(text)?.[1] ?? '';
    const answer = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify({ username: 'owner', password }),
    });
    if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}`);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
}
