import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { AuthConfig } from './auth.config.js';

const live = {
  SITE_MODE: 'live',
  PUBLIC_URL: 'https://www.firm.test',
  DATABASE_URL: 'postgres://auth@db/auth',
  IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
};

describe(AuthConfig, () => {
  it('accepts unknown secrets', () => {
    const own = { DATABASE_PASSWORD: 'Zk3vQ0wYt8mB', SECOND_FACTOR_KEY: 'Zk3vQ0wYt8mB5xN2rL7pD9sG4hJ6fC1a' };

    expect(loadConfig(AuthConfig, { ...live, ...own })).toMatchObject(own);
  });

  it.each([
    ['DATABASE_PASSWORD', 'only-for-tests'],
    ['DATABASE_URL', 'postgres://auth:postgres@db/auth'],
    ['SECOND_FACTOR_KEY', 'change-me-change-me-change-me-change-me'],
  ])('refuses in live the known %s of %s', (name, value) => {
    expect(() => loadConfig(AuthConfig, { ...live, [name]: value })).toThrow(
      `${name} must not be a known secret`,
    );
    expect(() => loadConfig(AuthConfig, { ...live, [name]: value, SITE_MODE: 'demo' })).not.toThrow();
  });
});
