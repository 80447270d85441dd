import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface ChildOptions {
  command: string;
  args: string[];
  environment?: Record<string, string>;
}

/** Returns the variables of this process that every child process gets. */
export const basicEnvironment = () => ({ PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' });

/** Starts a child process without output. The process gets the given environment, PATH and HOME. */
export function startChild({ command, args, environment = {} }: ChildOptions): ChildProcess {
  return spawn(command, args, { env: { ...basicEnvironment(), ...environment }, stdio: 'ignore' });
}

export async function stopChild(child: ChildProcess, withinMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(timer);
}
