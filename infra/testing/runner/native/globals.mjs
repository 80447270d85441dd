import current from './current.cjs';

/**
 * The `jest` of `@jest/globals` for modules that are loaded once per worker. It forwards to the `jest` of the current
 * test file.
 */
export const jest = new Proxy({}, { get: (_, name) => current.jest[name] });
