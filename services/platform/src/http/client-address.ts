import { BlockList, isIP, isIPv6 } from 'node:net';

const privateRanges = new BlockList();
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4');
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4');
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4');
privateRanges.addSubnet('fc00::', 7, 'ipv6');

/**
 * Returns an IP address in lower case, without the IPv6 prefix of mapped IPv4 addresses and without a zone.
 *
 * @returns `unknown` for any other text
 */
export function plainAddress(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').split('%')[0] ?? '';
  return isIP(plain) ? plain.toLowerCase() : 'unknown';
}

/**
 * Returns the key under which limits count an IP address: the address itself, or the /64 network of an IPv6 address,
 * which is one household.
 */
export function addressGroup(address: string | undefined): string {
  return networkOf(address, 64);
}

/**
 * Returns a wider key than `addressGroup`: the /48 network of an IPv6 address. One customer may hold all 65,536
 * networks of size /64 in it.
 */
export function siteGroup(address: string | undefined): string {
  return networkOf(address, 48);
}

/**
 * Scope of a limit: one visitor, all networks of one customer of an internet provider, or several customers of the
 * provider.
 */
export type Reach = 'visitor' | 'site' | 'provider';

/** Factor by which one visitor's limit is multiplied for each reach. */
export const reachFactor: Record<Reach, number> = { visitor: 1, site: 4, provider: 16 };

export interface AddressBudget {
  reach: Reach;
  key: string;
}

/**
 * Returns the budgets that a request from an IP address is charged to, narrowest first. For IPv6, these are the budgets
 * of its /64, /48 and /32 networks; for IPv4, those of the address and its /24 network. A single customer may hold any
 * of these networks.
 */
export function budgetsOf(address: string | undefined): AddressBudget[] {
  const plain = plainAddress(address);
  const visitor: AddressBudget = { reach: 'visitor', key: addressGroup(plain) };
  if (isIPv6(plain))
    return [
      visitor,
      { reach: 'site', key: siteGroup(plain) },
      { reach: 'provider', key: networkOf(plain, 32) },
    ];
  if (!isIP(plain)) return [visitor];
  return [visitor, { reach: 'site', key: `${plain.split('.').slice(0, 3).join('.')}.0/24` }];
}

function networkOf(address: string | undefined, bits: 32 | 48 | 64): string {
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

/** Factor by which limits are raised for a private IP address. */
export const proxiedVisitors = 20;

/** Number of visitors that a limit allows for: several for a private IP address, otherwise one. */
export const visitorsBehind = (address: string): number => (isPrivateAddress(address) ? proxiedVisitors : 1);

/** Returns whether an IP address is private (not loopback): it may belong to a proxy and stand for many visitors. */
export function isPrivateAddress(address: string): boolean {
  const plain = plainAddress(address);
  const version = isIP(plain);
  return version !== 0 && privateRanges.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
