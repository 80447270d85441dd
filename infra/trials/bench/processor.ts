import { readFileSync } from 'node:fs';
import type { BenchStack } from './bench-stack.ts';

/** Linux counts a process's time in hundredths of a second. */
const ticksPerSecond = 100;

export const measuredProcesses = ['leads', 'gateway'] as const;

/** CPU time that each of these processes has used, in seconds. */
export function cpuSeconds(stack: BenchStack, names: readonly string[] = measuredProcesses): number[] {
  return names.map((name) => {
    const stat = readFileSync(`/proc/${stack.running.parts[name]}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  });
}
