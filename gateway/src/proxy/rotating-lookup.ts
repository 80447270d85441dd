import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Returns a function that resolves a service's name to the IP addresses of all its instances, rotated on each call.
 * Without the rotation, the first address would get every connection, because resolvers sort them. Node tries the
 * addresses in order until one accepts, which skips instances that are shutting down.
 */
export function rotatingLookup(look: typeof resolve = resolve): LookupFunction {
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
