/** Held by the transaction that adds a version or a set, so that their order is one for all copies of the service. */
export const publicationLock = 5_160_001;
