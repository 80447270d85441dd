import current from './current.cjs';

/** `@jest/globals` for modules that are loaded once per worker: it forwards to the `jest` of the current file. */
export const jest = new Proxy({}, { get: (_, name) => current.jest[name] });
