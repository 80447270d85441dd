import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Looks a service's name up and gives the addresses of all its copies, each time in another order: the resolver
 * sorts them, so that the first one would get everything. Node tries one after the other until one takes the
 * connection, and so a copy that ends is passed over.
 */
export function everyCopy(look: typeof resolve = resolve): LookupFunction {
  let turn = 0;
  return (hostname, options, callback) => {
    look(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error, '');
      const inTurn = rotated(addresses, turn++);
      if (options.all) return callback(null, inTurn);
      const { address, family } = inTurn[0] ?? first;
      return callback(null, address, family);
    });
  };
}

function rotated(addresses: LookupAddress[], turn: number): LookupAddress[] {
  const known = addresses.toSorted((one, other) => one.address.localeCompare(other.address));
  const start = turn % known.length;
  return [...known.slice(start), ...known.slice(0, start)];
}
