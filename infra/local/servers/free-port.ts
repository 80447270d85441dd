import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections, of which one could take the port between this look and the
 * server's start. Each process looks in a part of its own, so that two at once do not find the same.
 */
const lowest = 12_000;
const partSize = 100;
const parts = 200;

const part = lowest + (process.pid % parts) * partSize;
let next = Math.floor(Math.random() * partSize);

/** Free ports of 127.0.0.1, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let looked = 0; ports.length < count; looked += 1) {
    if (looked === partSize) throw new Error(`no ${count} free ports from ${part} to ${part + partSize}`);
    const port = part + next;
    next = (next + 1) % partSize;
    if (await isPortFree(port, '127.0.0.1')) ports.push(port);
  }
  return ports;
}

/** One such port. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
}

/** Whether a port of an interface can be listened on. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(port, host, () => resolve()),
    );
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
