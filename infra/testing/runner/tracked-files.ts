import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';

/** Returns the text of the tracked files that match the patterns, such as `*.md`, by path. */
export function trackedFiles(...patterns: string[]): Map<string, string> {
  const paths = pathsOf(patterns).filter((path) => existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * Returns the paths of tracked files. In an unpacked archive, which has no Git repository, these are all files that
 * `.gitignore` does not exclude.
 */
function pathsOf(patterns: string[]): string[] {
  if (existsSync(join(root, '.git'))) return git('ls-files', ...patterns);
  const empty = mkdtempSync(join(tmpdir(), 'sandhill-git-'));
  try {
    git('init', '--quiet', '--bare', empty);
    const all = ['ls-files', '--others', '--exclude-standard'];
    return git(`--git-dir=${empty}`, `--work-tree=${root}`, ...all, ...patterns);
  } finally {
    rmSync(empty, { recursive: true });
  }
}

/**
 * Runs Git, even if the files belong to another user.
 *
 * @returns the lines that Git prints
 */
function git(...args: string[]): string[] {
  const options = ['-c', 'safe.directory=*', '-c', 'core.quotePath=false'];
  return execFileSync('git', [...options, ...args], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
}
