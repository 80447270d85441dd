import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { UserError } from './command-line/user-error.ts';

export const root = join(import.meta.dirname, '../..');

/** Settings of `make start`, from its variables. Each variable has a default. */
export interface Settings {
  /** Public port of the site (`PORT`). */
  port: number;
  /** Port of the mail catcher's page (`MAIL_PORT`). */
  mailPort: number;
  /** Folder for all data (`DATA_DIR`). */
  dataFolder: string;
  /** URL of an external queue, such as a Redis (`QUEUE_URL`). Without it, the queue uses the stack's PostgreSQL. */
  queueUrl?: string;
  logLevel: string;
  /** Whether the gallery of a new stack is filled with sample pictures. False if `SAMPLES` is 0. */
  hasSamples: boolean;
  /**
   * The variables `BACKUP_…`, which name the targets of backups and the keys for which they are encrypted. Without a
   * target, no backups are made.
   */
  backup: Record<string, string>;
  /** Further variables of the services and the gateway, from the file that `ENV_FILE` names. */
  variables: Record<string, string>;
}

/** Reads the settings. @throws UserError naming an invalid variable */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const folder = environment['DATA_DIR'] || '.data';
  const port = readPort(environment, 'PORT', 8080);
  const mailPort = readPort(environment, 'MAIL_PORT', 8025);
  if (port === mailPort) throw new UserError(`PORT and MAIL_PORT must differ, and are both ${port}.`);
  return {
    port,
    mailPort,
    dataFolder: isAbsolute(folder) ? folder : join(root, folder),
    queueUrl: environment['QUEUE_URL'] || undefined,
    logLevel: environment['LOG_LEVEL'] || 'info',
    hasSamples: environment['SAMPLES'] !== '0',
    backup: readBackup(environment),
    variables: readVariables(environment['ENV_FILE']),
  };
}

/** Returns the variables of backups. Paths are relative to the folder in which `make` runs. */
function readBackup(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(environment).filter(([name, value]) => name.startsWith('BACKUP_') && value);
  const backup = Object.fromEntries(given) as Record<string, string>;
  for (const name of ['BACKUP_FOLDER', 'BACKUP_S3_SECRET_FILE', 'BACKUP_RECIPIENT_FILE'])
    if (backup[name]) backup[name] = resolve(root, backup[name]);
  return backup;
}

function readVariables(file: string | undefined): Record<string, string> {
  if (!file) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    throw new UserError(`ENV_FILE names ${file}, which cannot be read.`);
  }
}

function readPort(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = environment[name];
  if (!text) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserError(`${name} must be a port number, and is "${text}".`);
  return port;
}
