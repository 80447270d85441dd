import { execFileSync } from 'node:child_process';

/** Returns the id of a process and the ids of all its descendants, with the process first. */
export function processTree(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found)
    for (const [child = 0, of = 0] of rows) if (of === parent && !found.includes(child)) found.push(child);
  return found;
}
