/** State of the test file that runs in this worker: how its modules are resolved and transformed, and its `jest`. */
module.exports = { file: undefined, jest: undefined };
