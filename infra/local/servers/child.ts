import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

interface ChildOptions {
  command: string;
  args: string[];
  environment?: Record<string, string>;
  cwd?: string;
  logFile?: string;
}

/**
 * Starts a child process whose output goes to a file, or nowhere. The process gets the given environment, PATH and
 * HOME.
 */
export function startChild({ command, args, environment = {}, cwd, logFile }: ChildOptions): ChildProcess {
  const output = logFile ? openSync(logFile, 'a') : 'ignore';
  const passedOn = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  return spawn(command, args, {
    cwd,
    env: { ...passedOn, ...environment },
    stdio: ['ignore', output, output],
  });
}

export async function stopChild(child: ChildProcess, withinMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(timer);
}
