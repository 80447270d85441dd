import { budgetsOf, isPrivateAddress, reachFactor } from './client-address.js';

/** Of an address or network, and how much it may do. */
export interface HashedBudget {
  keyHash: Buffer;
  most: number;
}

/** Factor for an address that may stand for many visitors, as at the gateway. */
const hiddenVisitors = 20;

/**
 * The budgets of an address and its networks under hashes that stand for them, without keeping them. Narrowest first: who
 * locks them in this order never waits for another's locks.
 *
 * @param most what one visitor may do
 */
export function hashedBudgets(address: string, most: number, hash: (key: string) => Buffer): HashedBudget[] {
  const factor = isPrivateAddress(address) ? hiddenVisitors : 1;
  return budgetsOf(address).map(({ reach, key }) => ({
    keyHash: hash(key),
    most: most * factor * reachFactor[reach],
  }));
}
