import { BlockList, isIP, isIPv6 } from 'node:net';

const privateRanges = new BlockList();
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4');
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4');
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4');
privateRanges.addSubnet('fc00::', 7, 'ipv6');

/** Normalizes an address: removes the IPv6 prefix of mapped IPv4 addresses. */
export function plainAddress(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '') ?? '';
  return isIP(plain) ? plain.toLowerCase() : 'unknown';
}

/** The key for limits: the address, or the /64 network of an IPv6 address, which is one household. */
export function addressGroup(address: string | undefined): string {
  return networkOf(address, 64);
}

/** A wider key: the /48 network of an IPv6 address, of which one customer may hold all 65,536 households. */
export function siteGroup(address: string | undefined): string {
  return networkOf(address, 48);
}

function networkOf(address: string | undefined, bits: 48 | 64): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(missing, 0)).fill('0'), ...right];
  return `${groups
    .slice(0, bits / 16)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`;
}

/** Whether an address is private (not loopback): it may be a proxy's and stand for many visitors. */
export function isPrivateAddress(address: string): boolean {
  const plain = plainAddress(address);
  const version = isIP(plain);
  return version !== 0 && privateRanges.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
