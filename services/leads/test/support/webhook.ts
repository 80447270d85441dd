import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A webhook that stores what it receives. */
export class Webhook {
  readonly received: Array<Record<string, unknown>> = [];
  status = 200;
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks/1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.received.push((await json(request)) as Record<string, unknown>);
    response.writeHead(this.status, { location: '/elsewhere' }).end();
  }
}
