import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What reached a stand-in. */
export interface Arrival {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A small HTTP server in a service's place: it notes what arrives and answers as the test says. */
export class StandIn {
  readonly arrivals: Arrival[] = [];
  behave: Behaviour = answerWith(200, { ok: true });
  private server?: Server;
  private port = 0;

  static async start(): Promise<StandIn> {
    const standIn = new StandIn();
    await standIn.listen();
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get last(): Arrival {
    const arrival = this.arrivals.at(-1);
    if (!arrival) throw new Error('nothing arrived');
    return arrival;
  }

  /** Listens again on the port it had. */
  async listen(): Promise<void> {
    const server = createServer(async (request, response) => {
      try {
        await this.behave(request, response);
      } catch {
        // The gateway broke the request off; what the client sees of that is the test's matter.
        response.destroy();
      }
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', () => resolve()));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** Notes a request once all of it is here. */
  async note(request: IncomingMessage): Promise<Arrival> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const arrival = { method, url, headers, body: Buffer.concat(chunks) };
    this.arrivals.push(arrival);
    return arrival;
  }

  answer(status: number, body: object, headers: Record<string, string> = {}): void {
    this.behave = async (request, response) => {
      await this.note(request);
      await answerWith(status, body, headers)(request, response);
    };
  }
}

function answerWith(status: number, body: object, headers: Record<string, string> = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}
