/**
 * Unique part of the names that a test uses. A retry runs in a new process and has another one, so it does not mistake
 * data of the first attempt for its own.
 */
export const run = Date.now().toString(36);
