import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../command-line/user-error.ts';
import { makeSystemFolder, systemFolder } from './postgres-programs.ts';
import { mayAccess, type PostgresUser } from './ensure-postgres-user.ts';

/**
 * Returns the folder of the database cluster that PostgreSQL is to use. Usually it is `folder` itself. If `user` cannot
 * enter the folders above it, the cluster is in {@link systemFolder}, `folder` is a symbolic link to it, and a file
 * `belongs-to` beside the cluster names that link. infra/local/servers/clean-data.sh removes link and cluster.
 *
 * @throws UserError if the link leads nowhere or to the cluster of another checkout
 */
export function clusterFolder(folder: string, user: PostgresUser | undefined): string {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  if (!user) return folder;
  if (isLink(folder)) return linkedCluster(folder);
  // PostgreSQL's user must be able to enter the folder, but not to read it.
  chmodSync(parent, statSync(parent).mode | 0o011);
  if (mayAccess(user, '-x', parent)) {
    ownedBy(user, folder);
    return folder;
  }
  return linkNewCluster(folder, user);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Returns the link's path with all links in its folders resolved. The file `belongs-to` contains this path. */
function nameOf(link: string): string {
  return join(realpathSync(dirname(link)), basename(link));
}

function linkedCluster(link: string): string {
  const cluster = readlinkSync(link);
  if (!existsSync(cluster)) {
    throw new UserError(
      `The database of ${link} was in ${cluster}, which is missing. Put it back, or begin with empty data: make clean-data`,
    );
  }
  const note = join(cluster, '../belongs-to');
  const owner = readFileSync(note, 'utf8').trim();
  if (owner !== nameOf(link)) {
    if (isLink(owner) && readlinkSync(owner) === cluster) {
      throw new UserError(
        `${link} is a copy: its database, ${cluster}, belongs to ${owner}. Begin with empty data: make clean-data`,
      );
    }
    // The checkout was moved, so the file is updated.
    writeFileSync(note, `${nameOf(link)}\n`);
  }
  return cluster;
}

function linkNewCluster(link: string, user: PostgresUser): string {
  makeSystemFolder();
  const place = mkdtempSync(join(systemFolder, 'postgres-'));
  chmodSync(place, 0o711);
  writeFileSync(join(place, 'belongs-to'), `${nameOf(link)}\n`);
  const cluster = join(place, 'data');
  // An existing cluster was made when PostgreSQL's user could still enter the folder, so it is moved.
  if (existsSync(link)) execFileSync('mv', [link, cluster]);
  ownedBy(user, cluster);
  symlinkSync(cluster, link);
  return cluster;
}

export function ownedBy({ uid, gid }: PostgresUser, cluster: string): void {
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  chownSync(cluster, uid, gid);
}
