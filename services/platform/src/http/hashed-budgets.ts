import { budgetsOf, isPrivateAddress, reachFactor } from './client-address.js';

export interface HashedBudget {
  keyHash: Buffer;
  most: number;
}

/**
 * Factor by which budgets are raised for a private IP address, which may stand for many visitors. The gateway uses the
 * same factor.
 */
const hiddenVisitors = 20;

/**
 * Returns the budgets of an IP address and its networks, keyed by hashes, because addresses are not stored. The
 * narrowest comes first: transactions that lock budgets in this order cannot deadlock.
 *
 * @param most the budget of one visitor
 */
export function hashedBudgets(address: string, most: number, hash: (key: string) => Buffer): HashedBudget[] {
  const factor = isPrivateAddress(address) ? hiddenVisitors : 1;
  return budgetsOf(address).map(({ reach, key }) => ({
    keyHash: hash(key),
    most: most * factor * reachFactor[reach],
  }));
}
