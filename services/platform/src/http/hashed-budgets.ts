import { budgetsOf, reachFactor, visitorsBehind } from './client-address.js';

export interface HashedBudget {
  keyHash: Buffer;
  max: number;
}

/**
 * Returns the budgets of an IP address and its networks, with hashes in place of the addresses, which are not stored.
 * The narrowest budget comes first: transactions that lock budgets in this order cannot deadlock.
 *
 * @param max the budget of one visitor
 */
export function hashedBudgets(address: string, max: number, hash: (key: string) => Buffer): HashedBudget[] {
  const factor = visitorsBehind(address);
  return budgetsOf(address).map(({ reach, key }) => ({
    keyHash: hash(key),
    max: max * factor * reachFactor[reach],
  }));
}
