/**
 * Unique part of the names that a test uses. A retry runs in a new process and so has another one: it does not mistake
 * data of the first try for its own.
 */
export const run = Date.now().toString(36);
