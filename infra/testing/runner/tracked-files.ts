import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';

/** Returns the text of the tracked files that match the patterns, such as `*.md`, by path. */
export function trackedFiles(...patterns: string[]): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  const paths = listed
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
