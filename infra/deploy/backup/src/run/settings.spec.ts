import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import {
  keyOfThisMachine,
  opensNewBackups,
  problemsOf,
  readKey,
  readSchedule,
  readSeal,
  readSource,
  readStack,
  readTargets,
} from './settings.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandhill-settings-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const file = (content: string) => {
  const path = join(folder, 'value');
  writeFileSync(path, content);
  return path;
};

const readNonsense = () =>
  readStack({ DATABASE_URL: 'nonsense', DATABASE_PASSWORD_FILE: join(folder, 'none') });

const where = (environment: Record<string, string>) => readTargets(environment).map((target) => target.where);

const of = (name: string) => readdirSync(join(folder, name)).toSorted();
const seal = () =>
  readSeal({
    BACKUP_RECIPIENT_FILE: join(folder, 'backup/recipient'),
    BACKUP_SIGNING_KEY_FILE: join(folder, 'backup/signing-key'),
  });

describe(readStack, () => {
  it('lists everything that is missing at once', () => {
    for (const name of [
      'DATABASE_URL is no address',
      'DATABASE_PASSWORD_FILE',
      'S3_SECRET_KEY',
      'PHOTO_LINK_SECRET_FILE',
    ])
      expect(readNonsense).toThrow(name);
  });

  it('takes the password from a file, and the keys from the first of theirs', () => {
    const stack = readStack({
      DATABASE_URL: 'postgres://backup@db:5432/postgres',
      DATABASE_PASSWORD_FILE: file('p@ss\n'),
      S3_URL: 'http://store:9000',
      S3_ACCESS_KEY: 'backup',
      S3_SECRET_KEY: 'secret',
      SECOND_FACTOR_KEY_FILE: '/one,/two',
      PHOTO_LINK_SECRET_FILE: '/three',
    });

    expect(stack.databaseUrl).toBe('postgres://backup:p%40ss@db:5432/postgres');
    expect(stack.keyFiles).toEqual({ 'second-factor': ['/one', '/two'], 'photo-links': ['/three'] });
  });
});

describe('targets', () => {
  it.each(['ab/cd', '100%', 'p#d'])('ask for the secret %s as a part of an address', (secret) => {
    expect(() => readTargets({ BACKUP_S3_URL: `https://key:${secret}@host/bucket` })).toThrow(
      '/, # and % of the secret as %2F, %23 and %25',
    );
  });

  it('are a folder, an S3 address, or both; never shown with the secret', () => {
    const s3 = 'https://key:secret@s3.example.net/garden/site';
    expect(where({ BACKUP_FOLDER: '/backups', BACKUP_S3_URL: s3 })).toEqual([
      '/backups',
      'https://s3.example.net/garden/site/',
    ]);
    expect(where({ BACKUP_FOLDER: '', BACKUP_S3_URL: s3 })).toHaveLength(1);
    expect(where({ BACKUP_FOLDER: '/backups', BACKUP_FOLDER_ON_HOST: './backups' })).toEqual(['./backups']);
    expect(readSource({ FROM: s3, BACKUP_FOLDER: '/backups' }).where).toBe(
      'https://s3.example.net/garden/site/',
    );
    expect(readSource({ FROM: '', BACKUP_FOLDER: '/backups' }).where).toBe('/backups');
  });

  it.each<Record<string, string>>([
    {},
    { BACKUP_S3_URL: 'ftp://host/bucket' },
    { BACKUP_S3_URL: 'https://key:secret@host' },
    { BACKUP_S3_URL: 'https://key:secret@host/x' },
  ])('are refused when they are none: %j', (environment) => {
    expect(() => readTargets(environment)).toThrow(/BACKUP_FOLDER|S3 address/);
  });
});

describe(readSchedule, () => {
  it('has the product’s defaults', () => {
    expect(readSchedule({ BACKUP_MINUTES: '' })).toMatchObject({
      everyMs: 900_000,
      keep: { hours: 24, hourlyDays: 2, dailyDays: 14, weeklyWeeks: 8 },
    });
  });

  it.each<Record<string, string>>([
    { BACKUP_MINUTES: '0' },
    { BACKUP_MINUTES: 'often' },
    { BACKUP_KEEP: '14 days' },
  ])('names what cannot be: %j', (environment) => {
    expect(() => readSchedule(environment)).toThrow(Object.keys(environment)[0]);
  });
});

describe(problemsOf, () => {
  it('names the faults of all settings at once', () => {
    const { privateKey: signingKey } = generateKeyPairSync('ed25519');

    const problems = problemsOf({
      BACKUP_FOLDER: '/backups',
      BACKUP_S3_URL: 'ftp://host/bucket',
      BACKUP_RECIPIENT: 'age1nonsense',
      BACKUP_SIGNING_KEY: signingKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      BACKUP_MINUTES: 'often',
      BACKUP_KEEP: 'for ever',
    }).join('\n');

    for (const name of ['DATABASE_URL', 'S3 address', 'BACKUP_RECIPIENT', 'BACKUP_MINUTES', 'BACKUP_KEEP'])
      expect(problems).toContain(name);
  });
});

describe('the secrets of the first start', () => {
  const script = join(import.meta.dirname, '../../../docker/make-secrets.mjs');
  const makeSecrets = () => execFileSync(process.execPath, [script, folder]);

  it('hold a key pair of age', async () => {
    makeSecrets();
    const key = readKey({ BACKUP_IDENTITY_FILE: join(folder, 'restore/backup-identity') });

    const sealed = await seal().bytes(Buffer.from('a lead'));

    expect((await key?.bytes(sealed, 'it'))?.toString()).toBe('a lead');
  });

  it('hold the key of new backups, unless BACKUP_RECIPIENT names another', async () => {
    makeSecrets();
    const identity =
      keyOfThisMachine({ BACKUP_IDENTITY_FILE: join(folder, 'restore/backup-identity') }) ?? '';
    const file = { BACKUP_RECIPIENT_FILE: join(folder, 'backup/recipient') };
    const other = await identityToRecipient(await generateX25519Identity());

    expect(await opensNewBackups(file, identity)).toBe(true);
    expect(await opensNewBackups({ ...file, BACKUP_RECIPIENT: other }, identity)).toBe(false);
  });

  it('hold both halves of one key after a start that was interrupted between them', async () => {
    makeSecrets();
    rmSync(join(folder, 'backup/recipient'));

    makeSecrets();

    const identity =
      keyOfThisMachine({ BACKUP_IDENTITY_FILE: join(folder, 'restore/backup-identity') }) ?? '';
    expect(await opensNewBackups({ BACKUP_RECIPIENT_FILE: join(folder, 'backup/recipient') }, identity)).toBe(
      true,
    );
  });

  it('are never a part of one, which a full disk leaves', () => {
    mkdirSync(join(folder, 'store'));
    writeFileSync(join(folder, 'store/root.new'), 'a par', { mode: 0o444 });

    makeSecrets();

    expect(readFileSync(join(folder, 'store/root'), 'utf8')).toMatch(/^[0-9a-f]{48}$/);
    expect(existsSync(join(folder, 'store/root.new'))).toBe(false);
  });

  it('make no other key when the private half was taken off', () => {
    makeSecrets();
    const recipient = readFileSync(join(folder, 'backup/recipient'), 'utf8');
    rmSync(join(folder, 'restore/backup-identity'));

    makeSecrets();

    expect(readFileSync(join(folder, 'backup/recipient'), 'utf8')).toBe(recipient);
    expect(
      keyOfThisMachine({ BACKUP_IDENTITY_FILE: join(folder, 'restore/backup-identity') }),
    ).toBeUndefined();
  });

  it('give each container what it needs, and no more', () => {
    makeSecrets();

    expect(of('backup')).toEqual([
      'database',
      'photo-links',
      'recipient',
      'second-factor',
      'signing-key',
      'store',
    ]);
    expect(of('queue-board')).toEqual(['identity-public-key', 'redis']);
    expect(of('restore')).toEqual(['backup-identity']);
  });
});
