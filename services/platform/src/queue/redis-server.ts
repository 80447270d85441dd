import { isIP } from 'node:net';

/**
 * Returns ioredis's host and TLS options for a URL of Redis. Managed servers choose their certificate by the server
 * name, which Node does not send without `servername`.
 */
export function redisServer(address: string) {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const servername = isIP(host) ? undefined : host;
  return { host, tls: protocol === 'rediss:' ? { servername } : undefined };
}
