import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached a stand-in server. */
interface Arrival {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Behavior = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A small HTTP server in place of a service. It records requests and answers as the test specifies. */
export class StandIn {
  readonly arrivals: Arrival[] = [];
  behave: Behavior = answerWith(200, { ok: true });
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

  /** Listens; after a stop, on the same port as before. */
  async listen(): Promise<void> {
    const server = createServer(async (request, response) => {
      try {
        await this.behave(request, response);
      } catch {
        // The gateway has aborted the request. The test checks what the client receives.
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

  /** Records a request after its body has arrived. @returns the recorded request */
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

function answerWith(status: number, body: object, headers: Record<string, string> = {}): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}
