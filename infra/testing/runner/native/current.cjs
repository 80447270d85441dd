/**
 * State of the test file that runs in this worker: its number, its resolver and transformer for modules, and its
 * `jest`.
 */
module.exports = { file: undefined, jest: undefined };
