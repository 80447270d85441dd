import type { PinoLogger } from 'nestjs-pino';

/** Created by the public server, forwarded by the gateway, logged by every process and carried into jobs. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;

/** The request id in a header, if it is safe to log. */
export function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

/** The id of the current request or job, if any. */
export function currentRequestId(logger: PinoLogger): string | undefined {
  const { requestId } = logger.logger.bindings() as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
