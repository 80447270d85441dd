import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export interface Visitor {
  address: string;
  /** Scheme that a trusted proxy reports. */
  scheme?: 'http' | 'https';
}

/**
 * Reads `TRUSTED_PROXY`: IP addresses and networks, separated by commas. infra/deploy/docker/trust-proxy.sh reads it
 * for nginx. The returned function finds the visitor of a request. If the peer is trusted, the last address in
 * `X-Forwarded-For` and the scheme in the headers are the visitor's.
 *
 * @throws naming the entry that is neither an address nor a network
 */
export function trustedProxies(setting = ''): (request: IncomingMessage) => Visitor {
  const trusted = new BlockList();
  for (const entry of setting.split(/[\s,]+/).filter(Boolean)) add(trusted, entry);
  return ({ headers, socket }) => {
    const peer = plain(socket.remoteAddress ?? '');
    const version = isIP(peer);
    if (version === 0 || !trusted.check(peer, version === 6 ? 'ipv6' : 'ipv4')) return { address: peer };
    const last = plain(
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim() ?? '',
    );
    if (isIP(last) === 0) return { address: peer };
    const scheme = headers['x-forwarded-proto'];
    return { address: last, ...((scheme === 'http' || scheme === 'https') && { scheme }) };
  };
}

function add(trusted: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  try {
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  } catch {
    throw new Error(`TRUSTED_PROXY must hold addresses or networks (10.0.0.0/8), and has "${entry}".`);
  }
}

/** Returns the IPv4 form of an IPv4 address that arrived through an IPv6 socket. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
