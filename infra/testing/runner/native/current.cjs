/** The test file that runs in this worker: how its modules are read, and its `jest`. */
module.exports = { file: undefined, jest: undefined };
