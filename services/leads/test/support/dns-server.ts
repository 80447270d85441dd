import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';

/**
 * DNS records by name: mail servers (`mx`), IP addresses (`a`) and texts (`txt`). Other names do not exist; a `silent`
 * name gets no response.
 */
type DnsZone = Record<string, { mx?: string[]; a?: string[]; txt?: string[] } | 'silent'>;

const [typeA, typeMx, typeTxt] = [1, 15, 16];
const noSuchName = 3;

const encoded = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  let at = 0;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return labels.join('.').toLowerCase();
}

/** Encodes an ASCII text as pieces of at most 255 characters, each after its length. */
function textData(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])));
}

function dataOf(zone: Exclude<DnsZone[string], 'silent'>, type: number): Buffer[] {
  if (type === typeMx)
    return (zone.mx ?? []).map((exchange) => Buffer.concat([Buffer.from([0, 10]), encoded(exchange)]));
  if (type === typeTxt) return (zone.txt ?? []).map(textData);
  return type === typeA ? (zone.a ?? []).map((address) => Buffer.from(address.split('.').map(Number))) : [];
}

/** Encodes a record that points to the name of the question, with a lifetime of a second. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A DNS server on 127.0.0.1 that answers MX, A and TXT from a table. */
export class DnsServer {
  /** Names that were looked up, with the type of each question. */
  readonly asked: Array<{ name: string; type: number }> = [];

  private constructor(
    private readonly socket: Socket,
    private readonly zone: DnsZone,
  ) {
    socket.on('message', (packet, { port, address }) => {
      const reply = this.answer(packet);
      if (reply) socket.send(reply, port, address);
    });
  }

  static async start(zone: DnsZone): Promise<DnsServer> {
    const socket = createSocket('udp4');
    const server = new DnsServer(socket, zone);
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return server;
  }

  /** Returns a resolver that asks only this server. */
  resolver(): Resolver {
    const resolver = new Resolver({ timeout: 200, tries: 1 });
    resolver.setServers([`127.0.0.1:${this.socket.address().port}`]);
    return resolver;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(packet: Buffer): Buffer | undefined {
    const name = nameIn(packet.subarray(12));
    const question = packet.subarray(12, 12 + encoded(name).length + 4);
    const type = question.readUInt16BE(question.length - 4);
    this.asked.push({ name, type });
    const found = this.zone[name];
    if (found === 'silent') return undefined;
    const answers = found ? dataOf(found, type) : [];
    const head = Buffer.alloc(12);
    packet.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 + (found ? 0 : noSuchName), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    return Buffer.concat([head, question, ...answers.map((data) => record(type, data))]);
  }
}
