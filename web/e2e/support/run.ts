/**
 * Unique part of the names in a test's data. A retry runs in a new process and gets a different value, so that it does
 * not mistake the first attempt's data for its own.
 */
export const run = Date.now().toString(36);
