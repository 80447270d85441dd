import { connect } from 'node:net';

export interface RawAnswer {
  /** Status code; 0 if no valid answer arrived. */
  status: number;
  /** Headers, with names in lower case. */
  headers: Record<string, string>;
  body: string;
  tookMs: number;
}

/**
 * Sends bytes that no HTTP library would send, and reads the first answer until it is complete, the server closes the
 * connection, or `withinMs` have passed.
 */
export async function sendRaw(port: number, bytes: string | Buffer, withinMs = 10_000): Promise<RawAnswer> {
  const begun = performance.now();
  const received = await exchange(port, bytes, withinMs);
  return { ...parseAnswer(received), tookMs: performance.now() - begun };
}

function exchange(port: number, bytes: string | Buffer, withinMs: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    const timer = setTimeout(finish, withinMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) finish();
    });
    // A server that refuses a request closes the connection while this function still writes. The bytes that it sent
    // before are the answer.
    socket.on('error', () => undefined);
    socket.on('close', finish);
  });
}

function isWhole(received: Buffer): boolean {
  const text = received.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1];
  if (length !== undefined) return received.length >= end + 4 + Number(length);
  return /\r\ntransfer-encoding: *chunked/i.test(text.slice(0, end)) && text.endsWith('0\r\n\r\n');
}

function parseAnswer(received: Buffer): Omit<RawAnswer, 'tookMs'> {
  const text = received.toString();
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? 0 : end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: */, '')]),
  ) as Record<string, string>;
  const rest = end < 0 ? received : received.subarray(received.indexOf('\r\n\r\n') + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  // If the connection stays open, the bytes after this body belong to the answer to the next request.
  const length = Number(headers['content-length'] ?? rest.length);
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: isChunked ? unchunk(rest) : rest.subarray(0, length).toString(),
  };
}

function unchunk(bytes: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = parseInt(bytes.subarray(at, lineEnd).toString(), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts).toString();
}
