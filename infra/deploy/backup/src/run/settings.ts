import { readFileSync } from 'node:fs';
import { identityToRecipient } from 'age-encryption';
import { defaultBuckets, defaultDatabases, type Stack } from '../stack/stack.js';
import { readRetention, type RetentionPolicy } from '../set/retention.js';
import { FolderTarget } from '../target/folder-target.js';
import { isS3Address, S3Target } from '../target/s3-target.js';
import { Key, Seal } from '../target/seal.js';
import { Signer } from '../target/signature.js';
import type { Target } from '../target/target.js';
import { UserError } from '../user-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

const defaults = { BACKUP_MINUTES: '15', BACKUP_KEEP: '24h,2d,14d,8w', PORT: '3000', HOST: '0.0.0.0' };

/**
 * Reads variables. Each can be set as `NAME`, or as `NAME_FILE` with the path of a file that contains the value. An
 * empty variable counts as not set.
 */
class Variables {
  readonly problems: string[] = [];
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  optional(name: string): string | undefined {
    const direct = this.environment[name]?.trim();
    if (direct) return direct;
    const path = this.environment[`${name}_FILE`]?.trim();
    if (!path) return undefined;
    try {
      return readFileSync(path, 'utf8').trim() || undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.problems.push(`${name}_FILE names a file that cannot be read (${code})`);
      return undefined;
    }
  }

  required(name: string): string {
    const value = this.optional(name);
    if (value === undefined) this.problems.push(`${name} is required`);
    return value ?? '';
  }

  /** @throws UserError that lists all problems, if there are any */
  refuseProblems(): void {
    if (this.problems.length > 0)
      throw new UserError(`The configuration is not usable:\n  ${this.problems.join('\n  ')}`);
  }
}

/** Reads the stack's URLs, logins and key files. @throws UserError */
export function readStack(environment: Environment): Stack {
  const variables = new Variables(environment);
  const databaseUrl = variables.required('DATABASE_URL');
  const password = variables.optional('DATABASE_PASSWORD');
  const stack = {
    databaseUrl: URL.canParse(databaseUrl) ? withPassword(databaseUrl, password) : '',
    databases: defaultDatabases,
    store: {
      url: variables.required('S3_URL'),
      accessKey: variables.required('S3_ACCESS_KEY'),
      secretKey: variables.required('S3_SECRET_KEY'),
      buckets: defaultBuckets,
    },
    // Paths, separated by commas. Backups read the first file, and a restore writes all of them.
    keyFiles: {
      'second-factor': (environment['SECOND_FACTOR_KEY_FILE'] ?? '').split(',').filter(Boolean),
      'photo-links': (environment['PHOTO_LINK_SECRET_FILE'] ?? '').split(',').filter(Boolean),
    },
  } satisfies Stack;
  if (databaseUrl && !stack.databaseUrl) variables.problems.push('DATABASE_URL is no address');
  for (const [name, files] of [
    ['SECOND_FACTOR_KEY_FILE', stack.keyFiles['second-factor']],
    ['PHOTO_LINK_SECRET_FILE', stack.keyFiles['photo-links']],
  ] as const)
    if (files.length === 0) variables.problems.push(`${name} is required`);
  variables.refuseProblems();
  return stack;
}

function withPassword(address: string, password: string | undefined): string {
  const url = new URL(address);
  if (password) url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * Reads the targets of backups: `BACKUP_FOLDER`, `BACKUP_S3_URL`, or both.
 *
 * @throws UserError if neither is set
 */
export function readTargets(environment: Environment): Target[] {
  const variables = new Variables(environment);
  const folder = variables.optional('BACKUP_FOLDER');
  const onHost = variables.optional('BACKUP_FOLDER_ON_HOST');
  const s3 = variables.optional('BACKUP_S3_URL');
  const secret = variables.optional('BACKUP_S3_SECRET');
  variables.refuseProblems();
  const targets = [
    ...(folder ? [new FolderTarget(folder, onHost)] : []),
    ...(s3 ? [new S3Target(s3, secret)] : []),
  ];
  if (targets.length === 0)
    throw new UserError('Set where backups go: BACKUP_FOLDER, BACKUP_S3_URL, or both.');
  return targets;
}

/**
 * Returns the target with the backup to restore: `FROM` as a folder or an S3 URL, or the first of {@link readTargets}.
 */
export function readSource(environment: Environment): Target {
  const from = environment['FROM']?.trim();
  if (from && isS3Address(from)) return new S3Target(from, secretUnlessSaid(environment, from));
  if (from) return new FolderTarget(from);
  const [first] = readTargets(environment);
  if (!first) throw new UserError('Set which backup: FROM=folder or FROM=https://…');
  return first;
}

/** Returns the secret from the settings, unless the S3 URL contains a secret. */
function secretUnlessSaid(environment: Environment, address: string): string | undefined {
  if (URL.canParse(address) && new URL(address).password) return undefined;
  const variables = new Variables(environment);
  const secret = variables.optional('BACKUP_S3_SECRET');
  variables.refuseProblems();
  return secret;
}

/**
 * Reads the keys for which backups are encrypted, and the key that signs them.
 *
 * @throws UserError
 */
export function readSeal(environment: Environment): Seal {
  const variables = new Variables(environment);
  const recipients = recipientsIn(variables);
  const signingKey = variables.required('BACKUP_SIGNING_KEY');
  variables.refuseProblems();
  return new Seal(recipients, new Signer(signingKey));
}

const recipientsIn = (variables: Variables) =>
  (variables.optional('BACKUP_RECIPIENT') ?? '').split(/[\s,]+/).filter(Boolean);

/** Returns whether an identity opens the backups that are made from now on. */
export const opensNewBackups = async (environment: Environment, identity: string): Promise<boolean> =>
  recipientsIn(new Variables(environment)).includes(await identityToRecipient(identity));

/**
 * Returns the key from `BACKUP_IDENTITY`, or from its file on this machine.
 *
 * @returns undefined if there is none
 */
export function readKey(environment: Environment): Key | undefined {
  const said = environment['BACKUP_IDENTITY']?.trim();
  const text = said || keyOfThisMachine(environment);
  const own = readSigner(environment)?.publicKey;
  return text ? new Key(text, { own, isOfThisMachine: !said }) : undefined;
}

/**
 * Returns the signer of this installation's backups.
 *
 * @returns undefined if there is none yet
 * @throws UserError
 */
export function readSigner(environment: Environment): Signer | undefined {
  const variables = new Variables(environment);
  const key = variables.optional('BACKUP_SIGNING_KEY');
  return key === undefined ? undefined : new Signer(key);
}

/** Returns the identity that the first start made; undefined if it was removed from this machine. */
export function keyOfThisMachine(environment: Environment): string | undefined {
  const file = environment['BACKUP_IDENTITY_FILE'];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

interface Schedule {
  everyMs: number;
  keep: RetentionPolicy;
  port: number;
  host: string;
}

/**
 * Reads the interval of backups, the times for which they are kept, and the host and port of the status server.
 *
 * @throws UserError
 */
export function readSchedule(environment: Environment): Schedule {
  const variables = new Variables({ ...defaults, ...withoutEmpty(environment) });
  const minutes = Number(variables.required('BACKUP_MINUTES'));
  if (!(minutes > 0 && minutes <= 1440))
    variables.problems.push('BACKUP_MINUTES must be more than 0 and at most 1440');
  const keep = readRetention(variables.required('BACKUP_KEEP'));
  if (!keep) variables.problems.push('BACKUP_KEEP must be like 24h,2d,14d,8w');
  const port = Number(variables.required('PORT'));
  variables.refuseProblems();
  return {
    everyMs: minutes * 60_000,
    keep: keep as RetentionPolicy,
    port,
    host: variables.required('HOST'),
  };
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

export function problemsOf(environment: Environment): string[] {
  return [readStack, readTargets, readSeal, readSchedule].flatMap((read) => {
    try {
      read(environment);
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const [first = '', ...listed] = error.message.split(/\n\s*/);
      return listed.length > 0 ? listed : [first];
    }
  });
}
