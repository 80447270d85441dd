import { readFileSync } from 'node:fs';
import type { BenchStack } from './bench-stack.ts';
import type { Line } from './report.ts';

const processes = ['auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content', 'gateway'] as const;

/**
 * Measures the memory of the product's seven processes at rest. Memory that several processes share is divided among
 * them (PSS).
 */
export function measureMemory(stack: BenchStack): Line[] {
  const { parts } = stack.running;
  const each = processes.map((name) => ({ name, mebibytes: pssOf(parts[name] ?? 0) }));
  return [
    {
      measured: 'memory (PSS) at rest',
      product: each.map(({ name, mebibytes }) => `${name} ${Math.round(mebibytes)}`).join(', '),
      limit: '',
      result: each.reduce((sum, { mebibytes }) => sum + mebibytes, 0),
      target: 650,
      unit: 'MiB',
    },
  ];
}

function pssOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}
