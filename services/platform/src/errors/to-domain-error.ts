import { HttpException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { Busy, DomainError } from './domain.error.js';
import { errorCode } from './error-code.js';

const codesByStatus: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  401: ['not_authenticated', 'Please sign in.'],
  403: ['forbidden', 'You are not allowed to do this.'],
  404: ['not_found', 'Not found.'],
  405: ['method_not_allowed', 'This method is not allowed here.'],
  413: ['body_too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'The request must be JSON.'],
};

/**
 * Matches the codes of temporary failures: the database cannot be reached, starts or stops (57P0x), lacks disk space,
 * memory or connections (53x00), cannot read its disk (58030), is read-only (25006), takes too long for a statement
 * (57014) or a lock (55P03), or reports repeated conflicts (40001, 40P01).
 */
const databaseUnavailable =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|57P0[1-3]|08\w{3}|53[123]00|57014|55P03|58030|25006|40001|40P01)$/;
const databaseUnavailableMessage =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not established/i;

/**
 * Matches the codes with which the database rejects a value: a character, time, number or null that passed the route's
 * validation. The client gets a 400, and the filter logs that a validation rule is missing.
 */
const unusableValue = /^(22021|22P05|22003|22007|22008|22P02|23502)$/;

/** PostgreSQL's code for a row whose parent has been deleted since it was read, or that still has children. */
const brokenReference = '23503';

export class UnusableValue extends DomainError {
  constructor(options: ErrorOptions) {
    super(400, 'invalid_value', 'The request holds a value that cannot be used.', options);
  }
}

/**
 * Converts errors of libraries to domain errors, so that bad input is never answered with a 5xx and an unavailable
 * database is distinguished from our own bugs.
 *
 * @returns undefined for our own bugs
 */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (isDatabaseUnavailable(error)) return new Busy({ retryAfterSeconds: 5, cause: error });
  if (isUnusableValue(error)) return new UnusableValue({ cause: error });
  if (error instanceof QueryFailedError && errorCode(error) === brokenReference)
    return new DomainError(409, 'changed_meanwhile', 'This has changed meanwhile. Please load it again.', {
      cause: error,
    });
  const status = statusOf(error);
  const known = status === undefined ? undefined : codesByStatus[status];
  if (status === undefined || !known) {
    return status !== undefined && status >= 400 && status < 500
      ? new DomainError(status, 'bad_request', 'The request could not be read.', { cause: error })
      : undefined;
  }
  const [code, message] = known;
  return new DomainError(status, code, message, { cause: error });
}

function isDatabaseUnavailable(error: unknown): boolean {
  // TypeORM releases the connection of a transaction when the database ends it. Later statements then fail with this
  // error.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const cause = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  if (!(cause instanceof Error)) return false;
  return databaseUnavailable.test(errorCode(cause) ?? '') || databaseUnavailableMessage.test(cause.message);
}

const isUnusableValue = (error: unknown): boolean =>
  error instanceof QueryFailedError && unusableValue.test(errorCode(error) ?? '');

/**
 * Returns the HTTP status of an error. Nest's exceptions have a method for it; errors of the body parser and the router
 * have the property `status`.
 */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}
