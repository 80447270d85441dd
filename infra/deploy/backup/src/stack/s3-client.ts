import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';

interface S3Access {
  url: string;
  accessKey: string;
  secretKey: string;
  region?: string;
}

/**
 * Returns a client of an S3 store.
 *
 * @param silenceMs longest time in which the store neither accepts nor sends a byte. A call as a whole has no time
 * limit, because the data of a large site may take long on a slow line.
 */
export function s3Client(
  { url, accessKey, secretKey, region = 'us-east-1' }: S3Access,
  silenceMs = 60_000,
): Client {
  const { protocol, hostname, port } = new URL(url);
  const useSSL = protocol === 'https:';
  const { request, Agent } = useSSL ? https : http;
  return new Client({
    endPoint: hostname,
    port: Number(port || (useSSL ? 443 : 80)),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    transportAgent: new Agent({ keepAlive: true, maxSockets: 8, timeout: silenceMs }),
    // Ends silent requests. While a socket is in use, the agent's timeout only emits an event, and the client itself
    // has no timeout.
    transport: {
      request: (options: https.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
        const asked = request(options, onResponse);
        const silent = new Error(`no answer from ${hostname} for ${silenceMs / 1000} s`);
        const giveUp = () => asked.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
        return asked.setTimeout(silenceMs, giveUp);
      },
    } as Pick<typeof http, 'request'>,
  });
}

export function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'NoSuchKey' || code === 'NotFound';
}
