import { createServer } from 'node:net';

/**
 * Lowest port. It is below the range that systems use for outgoing connections, one of which could otherwise take the
 * port before the server starts. Each process searches its own range, so that two concurrent processes do not find the
 * same port.
 */
const lowest = 12_000;
const partSize = 100;
const parts = 200;

const part = lowest + (process.pid % parts) * partSize;
let next = Math.floor(Math.random() * partSize);

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

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
}

/**
 * Returns whether a port is free. Without a host, it must be free on all addresses of this machine, including those of
 * IPv6 if the kernel has it.
 */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
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
