import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the command line of a process, for example to detect that its id has been reused; empty if the process has
 * ended. Small Linux systems have no program `ps`.
 */
export function commandOf(pid: number): string {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Returns whether a process has ended with all its threads, and so has released its ports. Its command line becomes
 * empty before that.
 */
export function hasEnded(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // A zombie has ended, but its parent has not read its exit code yet.
    return /^State:\s+[ZX]/m.test(status) && /^Threads:\s+1$/m.test(status);
  } catch {
    return commandOf(pid) === '';
  }
}
