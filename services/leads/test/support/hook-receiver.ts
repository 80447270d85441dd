import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedHook {
  id: string;
  headers: Record<string, string>;
  body: string;
}

/** A receiver of web hooks, which responds as the test says. */
export class HookReceiver {
  readonly received: ReceivedHook[] = [];
  /** HTTP status of the responses; undefined for no response at all. */
  status: number | undefined = 204;
  location = '';
  /** How the body of the responses ends. */
  ending: 'whole' | 'broken' | 'never' = 'whole';
  private port = 0;
  private server?: Server;

  constructor(private readonly host = '127.0.0.1') {}

  /** Starts to listen. @param port the port; after `close`, the same port as before if absent */
  async open(port = this.port): Promise<number> {
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.listen(port, this.host);
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this.port;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    if (this.server?.listening) await once(this.server, 'close');
  }

  get ids(): string[] {
    return this.received.map(({ id }) => id);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { status, location } = this;
    // A refused delivery does not count as received.
    if (status !== undefined && status < 300) {
      const headers = request.headers as Record<string, string>;
      this.received.push({ id: headers['webhook-id'] ?? '', headers, body });
    }
    if (status === undefined) return;
    response.writeHead(status, location ? { location } : {});
    if (this.ending === 'whole') response.end('x'.repeat(100_000));
    else response.write('x', () => this.ending === 'broken' && response.destroy());
  }
}
