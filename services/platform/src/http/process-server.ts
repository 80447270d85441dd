import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { hasOneHost, refuseMalformed } from './refuse-malformed.js';

/**
 * How long open connections may bring further requests after shutdown has begun, in milliseconds. Longer than the
 * proxies in front keep an idle connection (4 s), so that none is closed just as a request is sent on it.
 */
const idleConnectionsEndMs = 4_500;

/** When running requests are cut off, in milliseconds after shutdown begins. */
const everythingEndsMs = 8_000;

/**
 * The HTTP server of a process: Nest's Express adapter with limits on slow peers, JSON answers to malformed requests,
 * and a shutdown that refuses no request. When shutdown begins, it accepts no new connections, answers requests on open
 * ones with `Connection: close`, and closes the remaining ones.
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

  /** Unknown paths outside the prefix get the same JSON answer, not Express's page. */
  override setNotFoundHandler(...[handler, ...rest]: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    super.setNotFoundHandler(handler, ...rest);
    this.use(handler);
  }

  /** Called by Nest on shutdown, before the providers that requests need are closed. */
  override async close(): Promise<void> {
    this.isEnding = true;
    const server = this.httpServer as Server;
    const ended = new Promise<void>((resolve) => {
      // The HTTP server's own `close` would end idle connections at once, though a proxy may be using one.
      NetServer.prototype.close.call(server, () => resolve());
    });
    const timers = [
      setInterval(() => server.closeIdleConnections(), idleConnectionsEndMs),
      setTimeout(() => server.closeAllConnections(), everythingEndsMs),
    ];
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

function refuse(response: ServerResponse): void {
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(JSON.stringify({ error: 'The request could not be read.', code: 'bad_request' }));
}

/** Keeps slow or silent peers from holding connections forever. The proxies close idle ones before the process does. */
function limitWaiting(server: Server): void {
  server.headersTimeout = 15_000;
  // Ten photographs over a weak mobile network take minutes.
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 5_000;
}
