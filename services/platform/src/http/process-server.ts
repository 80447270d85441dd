import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ExpressAdapter } from '@nestjs/platform-express';
import { maxBodySeconds } from './body-limits.js';
import { hasOneHost, refuseMalformed } from './refuse-malformed.js';

/**
 * Time after the end of listening during which open connections may still bring requests, in milliseconds. It is longer
 * than the proxies keep an idle connection (4 s), so that no connection is closed just as a request is sent on it.
 */
const idleConnectionsEndMs = 4_500;

/** Longest time for which a shutdown continues to accept connections, in milliseconds. */
const acceptingEndsMs = 1_000;

/** Time after the beginning of the shutdown at which running requests are cut off, in milliseconds. */
export const drainTimeoutMs = 8_000;

/**
 * The HTTP server of a process: Nest's Express adapter with limits on slow peers, JSON answers to malformed requests,
 * and a shutdown that refuses no request. When shutdown begins, the server accepts the connections that are already
 * waiting, but no later ones, answers requests on open connections with `Connection: close`, and later closes the
 * remaining ones.
 */
export class ProcessServer extends ExpressAdapter {
  private isEnding = false;

  override initHttpServer(): void {
    const server = createServer({ requireHostHeader: false }, (request, response) =>
      this.answer(request, response),
    );
    limitWaiting(server);
    refuseMalformed(server);
    this.httpServer = server;
  }

  /** Handles unknown paths outside `/api`, too, so that they get the same JSON answer instead of Express's page. */
  override setNotFoundHandler(...[handler, ...rest]: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    super.setNotFoundHandler(handler, ...rest);
    this.use(handler);
  }

  /** Called by Nest on shutdown, before the providers that requests need are closed. */
  override async close(): Promise<void> {
    this.isEnding = true;
    const server = this.httpServer as Server;
    const cutOff = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    await untilNoneWaits(server);
    const ended = new Promise<void>((resolve) => {
      // Calls `close` of the TCP server. That of the HTTP server would end idle connections immediately, although a
      // proxy may be sending a request on one of them.
      NetServer.prototype.close.call(server, () => resolve());
    });
    const timers = [setInterval(() => server.closeIdleConnections(), idleConnectionsEndMs), cutOff];
    await ended;
    for (const timer of timers) clearTimeout(timer);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    if (!hasOneHost(request)) {
      refuse(response);
      return;
    }
    if (this.isEnding) response.shouldKeepAlive = false;
    this.getInstance<(request: IncomingMessage, response: ServerResponse) => void>()(request, response);
  }
}

/**
 * Resolves when no connection waits to be accepted, or after {@link acceptingEndsMs}. Waiting connections would be
 * reset when the server stops listening. Node accepts one connection in each turn of its event loop, so a turn without
 * a new one shows that none waits.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  const until = performance.now() + acceptingEndsMs;
  let isAccepting = true;
  const note = () => (isAccepting = true);
  server.on('connection', note);
  // Waits for at least two turns, because the first one may already be ending.
  for (let turn = 0; (turn < 2 || isAccepting) && performance.now() < until; turn += 1) {
    isAccepting = false;
    await nextTurn();
  }
  server.off('connection', note);
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(JSON.stringify({ error: 'The request could not be read.', code: 'bad_request' }));
}

/**
 * Limits the time for headers, requests and idle connections, so that a slow or silent client holds no connection
 * forever. The proxies close idle connections earlier than this process.
 */
function limitWaiting(server: Server): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = maxBodySeconds * 1000;
  server.keepAliveTimeout = 5_000;
}
