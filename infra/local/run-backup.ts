import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupEnvironment, backupProgram, backupVariables } from './backup-environment.ts';
import { backupKeyFiles, ensureBackupKey } from './backup-key.ts';
import { exitWith, UserError } from './command-line/user-error.ts';
import { makeDataFolder } from './data-folder.ts';
import { restoreInto } from './restore-stack.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { readRunningStack } from './stack-file.ts';

/** Runs a command of the backup program (make, verify, restore, forget or key) for the stack of `make start`. */
const [command = ''] = process.argv.slice(2);

try {
  const settings = readSettings(process.env);
  makeDataFolder(settings.dataFolder);
  if (command === 'key') refuseWithoutKey(settings);
  await ensureBackupKey(settings.dataFolder);
  const asked = askedFor(process.env);
  process.exit(command === 'restore' ? await restoreInto(settings, asked) : run(settings, asked));
} catch (error) {
  exitWith(error);
}

/**
 * Refuses to print a key if there is none yet. A new key could not decrypt existing backups of a site that runs
 * elsewhere, for instance under Docker.
 *
 * @throws UserError
 */
function refuseWithoutKey({ dataFolder }: Settings): void {
  if (!existsSync(backupKeyFiles(dataFolder).recipient))
    throw new UserError(
      `There is no key in ${dataFolder}, because nothing has run there: \`make start\` or \`docker compose up\` first, then try again.`,
    );
  process.stderr.write(`The key of \`make start\`, from ${dataFolder}:\n`);
}

function run(settings: Settings, asked: Record<string, string>): number {
  const env = { ...environmentOf(settings), ...asked };
  return spawnSync(process.execPath, [backupProgram, command], { env, stdio: 'inherit' }).status ?? 1;
}

function environmentOf(settings: Settings): Record<string, string> {
  // These two commands need only the backups, and no running stack.
  if (command === 'verify' || command === 'key') return backupVariables(settings);
  const running = readRunningStack(settings.dataFolder);
  if (!running)
    throw new UserError(`Nothing runs in ${settings.dataFolder}: \`make start\` first, then try again.`);
  const secrets = readOrMakeSecrets(settings.dataFolder);
  return backupEnvironment({ settings, secrets, ports: running.ports });
}

function askedFor(environment: NodeJS.ProcessEnv): Record<string, string> {
  const names = ['FROM', 'AT', 'FORCE', 'SKIP_DAMAGED', 'REMOVE'];
  const asked = Object.fromEntries(names.map((name) => [name, environment[name] ?? '']));
  const { KEY: keyFile, TO: to } = environment;
  return {
    ...asked,
    ...(keyFile && { BACKUP_IDENTITY: readKey(keyFile) }),
    ...(command === 'make' && whereTo(environment, to)),
  };
}

/**
 * Returns variables that replace the settings' target of a backup: the given target or, if neither a target is given
 * nor the settings have one, the folder `backups`. Returns none if the target of the settings applies.
 */
function whereTo(environment: NodeJS.ProcessEnv, to: string | undefined): Record<string, string> {
  if (to?.includes('://')) return { BACKUP_S3_URL: to, BACKUP_FOLDER: '' };
  if (to) return { BACKUP_FOLDER: resolve(to), BACKUP_S3_URL: '' };
  const isSaid = environment['BACKUP_FOLDER'] || environment['BACKUP_S3_URL'];
  return isSaid ? {} : { BACKUP_FOLDER: resolve('backups') };
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`KEY names ${file}, which cannot be read.`);
  }
}
