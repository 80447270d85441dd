import type { PinoLogger } from 'nestjs-pino';

/** Made by the public server, passed on by the gateway, logged by every part, and carried into jobs. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;

/** The id that a header carries, when it is one that a log line may hold. */
export function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

/** The id of the request (or job) that is being worked on, if any. */
export function currentRequestId(logger: PinoLogger): string | undefined {
  const { requestId } = logger.logger.bindings() as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
