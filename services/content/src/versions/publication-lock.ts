/**
 * Key of the lock that a transaction holds while it adds a version or a page set, so that all copies add them in one
 * order.
 */
export const publicationLock = 5_160_001;
