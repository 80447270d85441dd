import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { namesOneHost, refuseMalformed } from './refuse-malformed.js';

/**
 * How long connections that are kept open may still bring requests after the process was told to end, in
 * milliseconds. Longer than the proxies in front keep an idle connection (4 s), so that none of them is closed
 * just as a request sets out on it.
 */
const idleConnectionsEndMs = 4_500;

/** When what is still under way is cut off, in milliseconds. */
const everythingEndsMs = 8_000;

/**
 * The HTTP server of a process, from its first moment to its last.
 *
 * Until the application is there it says that the process lives, that it is not ready, and 503 to everything else:
 * so a process that waits for its database is neither taken for dead nor left without an answer. When the process
 * is told to end it accepts no connection any more, answers what comes on those that are open, asks for each to be
 * closed, and closes them itself in the end.
 */
export class ProcessServer extends ExpressAdapter {
  private readonly server: Server;
  private host = '127.0.0.1';
  private state: 'starting' | 'serving' | 'ending' = 'starting';

  constructor() {
    super();
    this.server = createServer({ requireHostHeader: false }, (request, response) =>
      this.answer(request, response),
    );
    limitWaiting(this.server);
    refuseMalformed(this.server);
  }

  /**
   * Accepts connections of this machine from now on, and those of others at `host` when the application is there: who
   * has several copies to choose from is refused by one that only starts, and asks the next. Rejects when the port
   * is taken.
   */
  async open(port: number, host: string): Promise<void> {
    this.host = host;
    await this.listenAt(port, isThisMachine(host) ? host : '127.0.0.1');
  }

  private async listenAt(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  /** The port, where 0 asked for any free one. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Called by Nest; the server is there already. */
  override initHttpServer(): void {
    this.httpServer = this.server;
  }

  /** Called by Nest. Also outside of the prefix a path that is not there gets our answer, and not Express's page. */
  override setNotFoundHandler(...[handler, ...rest]: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    super.setNotFoundHandler(handler, ...rest);
    this.use(handler);
  }

  /** Called by Nest when the application is ready to be asked. */
  override listen(...args: unknown[]): Server {
    this.state = 'serving';
    const listening = args.at(-1);
    void this.openToOthers().then(
      () => typeof listening === 'function' && listening(),
      (error: unknown) => this.server.emit('error', error),
    );
    return this.server;
  }

  private async openToOthers(): Promise<void> {
    if (isThisMachine(this.host)) return;
    const { port } = this;
    NetServer.prototype.close.call(this.server);
    this.server.closeIdleConnections();
    await this.listenAt(port, this.host);
  }

  /** Called by Nest at the end, before what the requests need is closed. */
  override async close(): Promise<void> {
    this.state = 'ending';
    const ended = new Promise<void>((resolve) => {
      // Not the HTTP server's own `close`, which would end idle connections in the same moment.
      NetServer.prototype.close.call(this.server, () => resolve());
    });
    const timers = [
      setInterval(() => this.server.closeIdleConnections(), idleConnectionsEndMs),
      setTimeout(() => this.server.closeAllConnections(), everythingEndsMs),
    ];
    await ended;
    for (const timer of timers) clearTimeout(timer);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.state === 'starting') {
      answerWhileStarting(request, response);
      return;
    }
    if (!namesOneHost(request)) {
      answerAtOnce(response, 400, { error: 'The request could not be read.', code: 'bad_request' });
      return;
    }
    if (this.state === 'ending') response.shouldKeepAlive = false;
    this.getInstance<(request: IncomingMessage, response: ServerResponse) => void>()(request, response);
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function answerWhileStarting(request: IncomingMessage, response: ServerResponse): void {
  const isLive = request.url === '/health/live';
  const body = isLive
    ? { status: 'ok' }
    : request.url === '/health/ready'
      ? { status: 'down', dependencies: {} }
      : { error: 'This part of the site is just starting. Please try again in a moment.', code: 'starting' };
  if (!isLive) response.setHeader('Retry-After', '2');
  answerAtOnce(response, isLive ? 200 : 503, body);
}

function answerAtOnce(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(JSON.stringify(body));
}

/** A slow or silent peer cannot hold a connection for ever; the proxies end idle ones before the process does. */
function limitWaiting(server: Server): void {
  server.headersTimeout = 15_000;
  // Ten photographs over a weak mobile network take minutes.
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 5_000;
}
