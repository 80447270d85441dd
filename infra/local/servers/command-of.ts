import { execFileSync } from 'node:child_process';

/** Returns the command line of a process, such as to see whether its id has been reused; empty if it has ended. */
export function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
