import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server. While it is shut, the server is unavailable. */
export class Door {
  private readonly sockets = new Set<Socket>();
  private isShut = false;
  private readonly server = createServer((client) => {
    if (this.isShut) return void client.destroy();
    const behind = connect(Number(this.target.port), this.target.hostname);
    for (const socket of [client, behind]) {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .once('close', () => {
          this.sockets.delete(socket);
          client.destroy();
          behind.destroy();
        });
    }
    client.pipe(behind).pipe(client);
  });

  private constructor(private readonly target: URL) {}

  static async before(url: string): Promise<Door> {
    const door = new Door(new URL(url));
    door.server.listen(0, '127.0.0.1');
    await once(door.server, 'listening');
    return door;
  }

  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href.replace(/\/$/, '');
  }

  shut(): void {
    this.isShut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  open(): void {
    this.isShut = false;
  }

  async close(): Promise<void> {
    this.shut();
    this.server.close();
    await once(this.server, 'close');
  }
}
