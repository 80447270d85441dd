import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { commonHeaders } from './site-headers.ts';

/** Time that a refused client has to read the answer, in milliseconds. */
const lingerMs = 1_000;

const statuses: Record<string, [status: string, error: string, code: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The request’s headers are too large.',
    'headers_too_large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'The request came too slowly. Please try again.',
    'request_too_slow',
  ],
};

/**
 * Answers malformed HTTP as nginx does with its `error_page`: with JSON, and with the headers that every answer has.
 */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    answers.set(request.socket, response),
  );
  const refuse = (reason: string, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    // If a part of another answer has already been sent, this answer would corrupt it.
    if (!socket.writable || answers.get(socket)?.headersSent) return void socket.destroy();
    socket.end(refusal(reason));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET') socket.destroy();
    else refuse(code, socket);
  });
  server.on('connect', (_request, socket) => refuse('', socket));
}

/** Returns whether the request names exactly one host and its target is a path. HTTP/1.0 may name no host. */
export function isUnambiguous({ headersDistinct, httpVersion, url = '' }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0;
  return url.startsWith('/') && (hosts === 1 || (hosts === 0 && httpVersion === '1.0'));
}

export function sendUnreadable(response: ServerResponse): void {
  response.writeHead(400, { ...jsonHeaders, Connection: 'close' });
  response.end(JSON.stringify({ error: 'The request could not be read.', code: 'bad_request' }));
}

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...commonHeaders,
};

function refusal(reason: string): string {
  const [status, error, code] = statuses[reason] ?? [
    '400 Bad Request',
    'The request could not be read.',
    'bad_request',
  ];
  const body = JSON.stringify({ error, code });
  const headers = {
    ...jsonHeaders,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}
