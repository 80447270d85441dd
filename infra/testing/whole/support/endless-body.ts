import { connect } from 'node:net';

/** Sends chunks of a body for as long as the server accepts them. Resolves with the answer and the number of bytes. */
export async function sendEndlessly(
  port: number,
): Promise<{ status: number; body: string; sentBytes: number }> {
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    '',
    '',
  ].join('\r\n');
  const chunk = Buffer.from(`10000\r\n${' '.repeat(0x10000)}\r\n`);
  return new Promise((resolve) => {
    let said = '';
    let sentBytes = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(head, send));
    function send(): void {
      if (said !== '' || sentBytes > 100_000_000 || socket.destroyed) return;
      sentBytes += chunk.length;
      socket.write(chunk, () => setImmediate(send));
    }
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      said += data.toString();
      if (!said.includes('"code"')) return;
      socket.destroy();
    });
    socket.on('close', () => {
      const body = /\{.*\}/s.exec(said)?.[0] ?? '{}';
      resolve({ status: Number(said.slice(9, 12)), body, sentBytes });
    });
  });
}
