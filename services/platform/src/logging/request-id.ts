import type { PinoLogger } from 'nestjs-pino';

/** Header with the request id that the public server assigns. Processes log it and pass it to jobs. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;

/** Returns the request id in a header, if it is safe to log. */
export function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

export function currentRequestId(logger: PinoLogger): string | undefined {
  const { requestId } = logger.logger.bindings() as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
