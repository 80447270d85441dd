import { QueryFailedError } from 'typeorm';
import type { DomainError } from './domain.error.js';

/** Returns the name of the constraint or unique index that an error violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  return (error.driverError as { constraint?: string }).constraint;
}

export type ConstraintErrors = Readonly<Record<string, (options: ErrorOptions) => DomainError>>;

/**
 * Returns the domain error of the violated constraint, with `error` as its cause. If there is none, returns `error`
 * itself.
 */
export function translateConstraint(error: unknown, errors: ConstraintErrors): unknown {
  const create = errors[violatedConstraint(error) ?? ''];
  return create ? create({ cause: error }) : error;
}
