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
 * Returns a client.
 *
 * @param silenceMs how long a store may neither accept nor send a byte. A call as a whole has no limit: the data of a
 * large site may take long on a slow line.
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
    // On a socket in use, the agent's limit only emits an event, and the client has no limit of its own.
    transport: {
      request: (options: https.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
        const asked = request(options, onResponse);
        const giveUp = () => asked.destroy(new Error(`no answer from ${hostname} for ${silenceMs / 1000} s`));
        return asked.setTimeout(silenceMs, giveUp);
      },
    } as Pick<typeof http, 'request'>,
  });
}

export function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'NoSuchKey' || code === 'NotFound';
}
