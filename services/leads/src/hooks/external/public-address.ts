import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are private, local to one machine or network, reserved, or multicast. */
const closedRanges: Array<[address: string, prefix: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Parts of the global unicast range of IPv6 (2000::/3) that are not public. Some of them embed an IPv4 address, which
 * may be internal.
 */
const closedRangesOf6: Array<[address: string, prefix: number]> = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [address, prefix] of closedRanges) closed.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of closedRangesOf6) closed.addSubnet(address, prefix, 'ipv6');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public. IPv4 addresses that are written as IPv6 do not count as public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
