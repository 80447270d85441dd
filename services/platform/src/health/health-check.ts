import { describeCause } from '../errors/describe-cause.js';
import { withTimeout } from '../process/with-timeout.js';

type DependencyState = 'up' | 'down';

export interface HealthCheck {
  name: string;
  /**
   * Whether the process can do nothing without the dependency. If so, its failure makes readiness 503; otherwise the
   * state is `degraded`.
   */
  required: boolean;
  /** Resolves if the dependency answers; rejects or hangs if it does not. */
  check: () => Promise<unknown>;
}

interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  dependencies: Record<string, DependencyState>;
  causes?: Record<string, string>;
}

const answerWithinMs = 1500;

const stateOf = (cause: string | undefined): DependencyState => (cause === undefined ? 'up' : 'down');

/** Checks all dependencies at the same time. A dependency that hangs counts as down, like one that refuses. */
export async function readiness(checks: readonly HealthCheck[]): Promise<Readiness> {
  const found = await Promise.all(checks.map(causeOf));
  const dependencies = Object.fromEntries(checks.map(({ name }, index) => [name, stateOf(found[index])]));
  const lost = checks.flatMap((check, index) => {
    const cause = found[index];
    return cause === undefined ? [] : [{ ...check, cause }];
  });
  if (lost.length === 0) return { status: 'ok', dependencies };
  return {
    status: lost.some(({ required }) => required) ? 'down' : 'degraded',
    dependencies,
    causes: Object.fromEntries(lost.map(({ name, cause }) => [name, cause])),
  };
}

async function causeOf({ check }: HealthCheck): Promise<string | undefined> {
  return withTimeout(answerWithinMs, check).then(() => undefined, describeCause);
}
