import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { isLoggableDatabaseError } from './describe-cause.js';
import { DomainError } from './domain.error.js';
import { sendError } from './error-body.js';
import { toDomainError, UnusableValue } from './to-domain-error.js';

const ourMistake = new DomainError(
  500,
  'internal_error',
  'Something went wrong on our side. Please try again.',
);

/**
 * Turns every error into the standard error body. Logs errors with a status from 500 on and each `UnusableValue`, but
 * never request data.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toDomainError(thrown);
    if (!error) this.logger.error({ err: loggableError(thrown) }, 'A request failed through our own fault');
    else if (error.status >= 500 || error instanceof UnusableValue)
      this.logger.warn({ err: loggableError(error.cause ?? error) }, error.code);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendError(response, error ?? ourMistake);
  }
}

/**
 * Returns the loggable properties of an error. Messages of database errors may contain personal data, so they are
 * included only for problems of the database server, such as a full disk.
 */
export function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const mayName = 'parameters' in error || 'detail' in error;
  const message = mayName && !isLoggableDatabaseError(error) ? '(message withheld)' : error.message;
  return {
    type: error.name,
    message,
    code,
    constraint,
    table,
    stack: placesIn(error.stack),
  };
}

/** Returns the first stack frames without the message, which may span several lines and repeat request data. */
function placesIn(stack: string | undefined): string | undefined {
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return places?.slice(0, 7).join('\n');
}
