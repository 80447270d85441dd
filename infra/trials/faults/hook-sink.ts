import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Client } from 'pg';
import type { FaultStack } from './fault-stack.ts';

interface Told {
  type: string;
  data: { id: string };
}

/** A web hook's receiver, which counts how often it was told of each new lead. */
export class HookSink {
  private readonly times = new Map<string, number>();
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  /** Listens, and has the product tell it. */
  static async start(stack: FaultStack): Promise<HookSink> {
    const sink = new HookSink();
    sink.server.listen(0, '127.0.0.1');
    await once(sink.server, 'listening');
    const { port } = sink.server.address() as AddressInfo;
    const database = new Client({ connectionString: stack.databaseUrl('leads') });
    await database.connect();
    await database.query(`INSERT INTO web_hooks (url, secret, events) VALUES ($1, $2, '{lead.created}')`, [
      `http://127.0.0.1:${port}/`,
      `whsec_${Buffer.alloc(24, 'faults').toString('base64')}`,
    ]);
    await database.end();
    return sink;
  }

  timesOf(leadId: string): number {
    return this.times.get(leadId) ?? 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { data } = (await json(request)) as Told;
    this.times.set(data.id, this.timesOf(data.id) + 1);
    response.writeHead(204).end();
  }
}
