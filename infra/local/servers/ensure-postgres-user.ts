import { execFileSync, spawnSync } from 'node:child_process';

/** The user that PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** Returns PostgreSQL's user, or `undefined` unless the caller is root. Adds the user `postgres` if it is missing. */
export function ensurePostgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (spawnSync('id', ['-u', 'postgres']).status !== 0) {
    execFileSync('groupadd', ['--system', 'postgres']);
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
  }
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

/**
 * Returns whether the user may read a path (`-r`) or enter a folder (`-x`). Asks the system instead of comparing mode
 * bits.
 */
export function mayAccess(user: PostgresUser, option: '-r' | '-x', path: string): boolean {
  return spawnSync('test', [option, path], { ...user, cwd: '/' }).status === 0;
}
