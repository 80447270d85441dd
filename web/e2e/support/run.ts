/**
 * Part of the names that a test gives: a second try finds what the first one left, and would else take it for its own. It runs
 * in a new process, and so under another name.
 */
export const run = Date.now().toString(36);
