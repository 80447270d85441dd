import current from './current.cjs';

/** `@jest/globals` for modules that are loaded once a worker: the `jest` of the file that runs now. */
export const jest = new Proxy({}, { get: (_, name) => current.jest[name] });
