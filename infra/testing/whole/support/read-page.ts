import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Loads a page over its own connection, and decodes the page. */
export async function read(address: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const outgoing = get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        const bytes = Buffer.concat(chunks);
        const isEmpty = response.statusCode === 304;
        const text = (decode && !isEmpty ? decode(bytes) : bytes).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    outgoing.on('error', reject);
  });
}

/** Returns the version of a page. @throws if the page is cut off or mixes versions */
export function versionIn({ text }: Page): number {
  const versions = new Set(text.match(/version \d{3}/g));
  const isWhole = text.startsWith('<title>') && text.endsWith('</html>') && versions.size === 1;
  if (!isWhole) throw new Error(`a page of ${text.length} characters has ${[...versions].join(', ')}`);
  return Number([...versions][0]?.slice(-3));
}
