/**
 * Key of the lock that a transaction holds while it adds a version or a page set. All instances of the service
 * therefore add them one after the other.
 */
export const versionInsertLock = 5_160_001;
