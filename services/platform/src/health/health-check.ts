import { causeInWords } from '../errors/cause-in-words.js';
import { settleWithin } from '../process/settle-within.js';

type DependencyState = 'up' | 'down';

export interface HealthCheck {
  name: string;
  /** Whether the process can do nothing without it (readiness 503). Otherwise its absence shows as degraded. */
  required: boolean;
  /** Resolves when the dependency answers; rejects or hangs when it does not. */
  check: () => Promise<unknown>;
}

interface Readiness {
  status: 'ok' | 'degraded' | 'down';
  dependencies: Record<string, DependencyState>;
  causes?: Record<string, string>;
}

const answerWithinMs = 1500;

const stateOf = (cause: string | undefined): DependencyState => (cause === undefined ? 'up' : 'down');

/** Asks all dependencies at once. One that hangs counts as down, like one that refuses. */
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
  return settleWithin(answerWithinMs, check).then(() => undefined, causeInWords);
}
