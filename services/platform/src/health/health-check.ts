import { settleWithin } from '../process/settle-within.js';

export type DependencyState = 'up' | 'down';

/** One dependency of a process. */
export interface HealthCheck {
  name: string;
  /** Without it the process can do nothing (readiness 503); otherwise its absence shows as degraded. */
  required: boolean;
  /** Resolves when the dependency answers; rejects or hangs when it does not. */
  check: () => Promise<unknown>;
}

export interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  dependencies: Record<string, DependencyState>;
}

const answerWithinMs = 1500;

/** Asks all dependencies at once; one that hangs is as down as one that refuses. */
export async function readiness(checks: readonly HealthCheck[]): Promise<Readiness> {
  const states = await Promise.all(checks.map(stateOf));
  const dependencies = Object.fromEntries(checks.map(({ name }, index) => [name, states[index] ?? 'down']));
  const lost = checks.filter(({ name }) => dependencies[name] === 'down');
  if (lost.length === 0) return { status: 'ok', dependencies };
  return { status: lost.some(({ required }) => required) ? 'down' : 'degraded', dependencies };
}

async function stateOf({ check }: HealthCheck): Promise<DependencyState> {
  return settleWithin(answerWithinMs, check).then(
    () => 'up',
    () => 'down',
  );
}
