/**
 * Key of the lock of transactions that add a version or a set: all copies of the service see them in the same order.
 */
export const publicationLock = 5_160_001;
