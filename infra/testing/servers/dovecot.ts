import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { stopChild } from '../../local/servers/child.ts';
import { freePort } from '../../local/servers/free-port.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { ensurePostgresUser } from '../../local/servers/ensure-postgres-user.ts';
import { waitUntil } from '../../local/wait-until.ts';

const password = 'right-password';

/**
 * The unprivileged account under which Dovecot's processes run. If root runs the tests, it is PostgreSQL's account;
 * otherwise it is undefined, and the account of the tests is used.
 */
const user = ensurePostgresUser();

interface Message {
  raw: string | Buffer;
  folder?: string;
  receivedAt?: Date;
}

/** A real IMAP server with one mailbox and its folders `INBOX` and `Sent`, run by an unprivileged user. */
export class Dovecot {
  private readonly folder: string;
  private readonly port: number;
  private readonly child: ChildProcess;
  private readonly address: string;

  private constructor(facts: { folder: string; port: number; child: ChildProcess; address: string }) {
    this.folder = facts.folder;
    this.port = facts.port;
    this.child = facts.child;
    this.address = facts.address;
  }

  /** Starts the server. @throws if the machine has no Dovecot */
  static async start(address = 'reply@firm.test'): Promise<Dovecot> {
    const command = onPath('dovecot');
    if (!command) throw new Error('Dovecot is not on the PATH: apt-get install dovecot-imapd');
    const folder = mkdtempSync(join(tmpdir(), 'sandhill-dovecot-'));
    const port = await freePort();
    writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port));
    for (const name of ['', 'run', 'state', 'mail']) {
      mkdirSync(join(folder, name), { recursive: true });
      if (user) chownSync(join(folder, name), user.uid, user.gid);
    }
    const options = {
      cwd: folder,
      stdio: 'ignore' as const,
      ...user,
    };
    const child = spawn(command, ['-F', '-c', join(folder, 'dovecot.conf')], options);
    const dovecot = new Dovecot({ folder, port, child, address });
    await waitUntil('Dovecot', () =>
      dovecot
        .as(async () => true)
        .catch(() => {
          if (child.exitCode !== null) throw new Error(`Dovecot ended: ${folder}/log`);
          return false;
        }),
    );
    return dovecot;
  }

  get url(): string {
    return `imap://${encodeURIComponent(this.address)}:${password}@127.0.0.1:${this.port}`;
  }

  /** Adds mails to a folder, as a mail server would. */
  async deliver(...messages: Message[]): Promise<void> {
    await this.as(async (client) => {
      for (const { raw, folder = 'INBOX', receivedAt } of messages)
        await client.append(folder, Buffer.from(raw), [], receivedAt);
    });
  }

  async list(folder = 'INBOX'): Promise<Array<{ uid: number; flags: string[] }>> {
    return this.as(async (client) => {
      await client.mailboxOpen(folder, { readOnly: true });
      const mails = await client.fetchAll('1:*', { uid: true, flags: true });
      return mails.map(({ uid, flags }) => ({ uid, flags: [...(flags ?? [])] }));
    });
  }

  /** Gives a folder another UIDVALIDITY, so that its earlier UIDs are no longer valid, as a restored server does. */
  async renumber(folder = 'INBOX'): Promise<void> {
    const path = join(this.folder, 'mail', this.address, ...(folder === 'INBOX' ? [] : [`.${folder}`]));
    const uidList = join(path, 'dovecot-uidlist');
    spawnSync('sed', ['-i', '-E', '1s/ V[0-9]+ / V4242 /', uidList]);
    if (user) chownSync(uidList, user.uid, user.gid);
    for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache'])
      rmSync(join(path, name), { force: true });
  }

  async stop(): Promise<void> {
    await stopChild(this.child);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async as<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: this.port,
      secure: false,
      auth: { user: this.address, pass: password },
      logger: false,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
}

function configuration(folder: string, port: number): string {
  const name = user ? 'postgres' : userInfo().username;
  const group = execFileSync('id', ['-gn', name], { encoding: 'utf8' }).trim();
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${name}
default_internal_group = ${group}
default_login_user = ${name}
mail_location = maildir:${folder}/mail/%u
first_valid_uid = 1
mail_max_userip_connections = 100
${['anvil', 'stats'].map((service) => `service ${service} {\n  chroot =\n}`).join('\n')}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${name} gid=${group} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
`;
}
