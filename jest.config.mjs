import { onPath } from './infra/local/servers/on-path.ts';

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    // Tests use their own company, because a firm may change its first version.
    '(^\\.|/content)/first-version\\.js$': `${import.meta.dirname}/services/company/testing/test-version.ts`,
    '^@sandhill/(platform|company)/(.*)\\.js$': `${import.meta.dirname}/services/$1/src/$2.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/** Runs tests in Node itself, so that all files of a worker share modules. */
const native = {
  ...shared,
  testEnvironment: `${import.meta.dirname}/infra/testing/runner/native/environment.cjs`,
  runtime: `${import.meta.dirname}/infra/testing/runner/native/runtime.cjs`,
};

// Patterns do not name the folder, because Jest finds nothing in one that has brackets in its path.
const unit = (displayName, folder) => ({
  ...native,
  displayName,
  rootDir: `${import.meta.dirname}/${folder}`,
  testMatch: ['**/*.spec.ts'],
});

/** Tests over HTTP against real servers, which `infra/testing/runner/global-setup.mjs` starts once for the run. */
const integration = (displayName, folder) => ({
  ...native,
  displayName: `${displayName}-int`,
  rootDir: `${import.meta.dirname}/${folder}`,
  testMatch: ['**/*.int-spec.ts'],
  globalSetup: `${import.meta.dirname}/infra/testing/runner/global-setup.mjs`,
  globalTeardown: `${import.meta.dirname}/infra/testing/runner/global-teardown.mjs`,
});

const pages = {
  ...shared,
  displayName: 'web',
  rootDir: `${import.meta.dirname}/web`,
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/src/testing/browser-environment.mjs',
  setupFiles: ['<rootDir>/src/testing/provide-site.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup-tests.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/empty-module.ts',
    '\\.(svg|jpg|png|webp|avif|woff2)(\\?.*)?$': '<rootDir>/src/testing/file-module.ts',
    ...shared.moduleNameMapper,
  },
};

const services = ['platform', 'auth', 'leads', 'media', 'content'];

const projects = [
  ...services.map((name) => unit(name, `services/${name}`)),
  unit('company', 'services/company'),
  unit('gateway', 'gateway'),
  unit('backup', 'infra/deploy/backup'),
  ...services.map((name) => integration(name, `services/${name}`)),
  integration('gateway', 'gateway'),
  {
    ...integration('infra', 'infra'),
    // `make test` reports the skipped files at its end.
    testPathIgnorePatterns: [
      '/node_modules/',
      ...(onPath('nginx') ? [] : ['/whole/nginx-']),
      ...(onPath('redis-server') ? [] : ['/whole/queue-logins\\.']),
      ...(process.getuid?.() === 0 ? [] : ['/closed-folder\\.']),
    ],
  },
  pages,
];

// Tests wait for conditions; the limit only ends a test that hangs.
export default {
  // A failed test may leave a server open, for which Jest would wait forever.
  forceExit: true,
  projects,
  testTimeout: 180_000,
  testSequencer: '<rootDir>/infra/testing/runner/longest-first.mjs',
};
