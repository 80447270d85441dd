import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client } from 'minio';

export interface S3Access {
  url: string;
  accessKey: string;
  secretKey: string;
  region?: string;
}

/** A store that does not answer for so long has failed, in milliseconds. */
const silenceMs = 60_000;

export function s3Client({ url, accessKey, secretKey, region = 'us-east-1' }: S3Access): Client {
  const { protocol, hostname, port } = new URL(url);
  const useSSL = protocol === 'https:';
  const agent = { keepAlive: true, maxSockets: 8, timeout: silenceMs };
  return new Client({
    endPoint: hostname,
    port: Number(port || (useSSL ? 443 : 80)),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    transportAgent: useSSL ? new HttpsAgent(agent) : new HttpAgent(agent),
  });
}

/** Whether an error of the client means that there is no such object. */
export function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'NoSuchKey' || code === 'NotFound';
}
