import { existsSync, readFileSync } from 'node:fs';
import type { BenchStack } from './bench-stack.ts';

/** Number of ticks per second. Linux counts the processor time of a process in ticks. */
const ticksPerSecond = 100;

export const measuredProcesses = ['leads', 'gateway'] as const;

/** Returns the processor time that each of these processes has used, in seconds. */
export function cpuSeconds(stack: BenchStack, names: readonly string[] = measuredProcesses): number[] {
  return names.map((name) => secondsOf(stack.running.parts[name] ?? 0));
}

/** Returns the processor time that a process has used, in seconds; 0 if it has ended. */
export function secondsOf(pid: number, { withEndedChildren = false } = {}): number {
  if (!existsSync(`/proc/${pid}`)) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [own = 0, system = 0, children = 0, systemOfChildren = 0] = fields.slice(11);
  return (own + system + (withEndedChildren ? children + systemOfChildren : 0)) / ticksPerSecond;
}
