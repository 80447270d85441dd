import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time that a refused client has to read the answer, in milliseconds. */
const lingerMs = 1_000;

const refusals: Record<string, { status: string; error: string; code: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The request’s headers are too large.',
    code: 'headers_too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'The request came too slowly. Please try again.',
    code: 'request_too_slow',
  },
};

const unreadable = {
  status: '400 Bad Request',
  error: 'The request could not be read.',
  code: 'bad_request',
};

/**
 * Answers HTTP that is malformed, or that two servers could interpret differently, with the usual error body. The
 * answer of Node itself would be empty.
 *
 * @param headers further headers of these answers
 */
export function refuseMalformed(
  server: Server,
  headers: Record<string, string> = { 'X-Content-Type-Options': 'nosniff' },
): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    answers.set(request.socket, response),
  );
  const refuse = (code: string | undefined, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    // If a part of another answer has already been sent, this answer would corrupt it.
    if (!socket.writable || answers.get(socket)?.headersSent) return void socket.destroy();
    socket.end(refusal(code, headers));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET') socket.destroy();
    else refuse(code, socket);
  });
  server.on('connect', (_request, socket) => refuse(undefined, socket));
  // Ignores an unknown `Expect` header, as nginx does. By default, Node answers with an empty 417.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Returns whether a request has exactly one Host header, as HTTP/1.1 requires. With two, servers could disagree about
 * the host. HTTP/1.0 allows none.
 */
export function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refusal(reason: string | undefined, headers: Record<string, string>): string {
  const { status, error, code } = refusals[reason ?? ''] ?? unreadable;
  const body = JSON.stringify({ error, code });
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
