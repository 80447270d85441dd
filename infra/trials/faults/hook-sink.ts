import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { withDatabase } from '../../local/servers/with-database.ts';
import type { FaultStack } from './fault-stack.ts';

interface Told {
  type: string;
  data: { id: string };
}

const events = ['lead.created', 'visit.booked', 'visit.moved', 'visit.cancelled'] as const;

/** A receiver of web hooks. It counts how often it has received each new lead and each step of a visit. */
export class HookSink {
  private readonly times = new Map<string, number>();
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  /** Starts to listen, and registers as a web hook of the product. */
  static async start(stack: FaultStack): Promise<HookSink> {
    const sink = new HookSink();
    sink.server.listen(0, '127.0.0.1');
    await once(sink.server, 'listening');
    const { port } = sink.server.address() as AddressInfo;
    const secret = `whsec_${Buffer.alloc(24, 'faults').toString('base64')}`;
    await withDatabase(stack.databaseUrl('leads'), (database) =>
      database.query('INSERT INTO web_hooks (url, secret, events) VALUES ($1, $2, $3)', [
        `http://127.0.0.1:${port}/`,
        secret,
        events,
      ]),
    );
    return sink;
  }

  /**
   * Returns the number of times that each event of a lead was received: its creation, and then the first steps of its
   * visit.
   */
  timesOf(leadId: string, visitSteps: number): number[] {
    return events.slice(0, 1 + visitSteps).map((type) => this.times.get(`${type} ${leadId}`) ?? 0);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { type, data } = (await json(request)) as Told;
    const key = `${type} ${data.id}`;
    this.times.set(key, (this.times.get(key) ?? 0) + 1);
    response.writeHead(204).end();
  }
}
