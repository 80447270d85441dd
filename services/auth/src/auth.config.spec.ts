import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { AuthConfig } from './auth.config.js';

const live = {
  SITE_MODE: 'live',
  PUBLIC_URL: 'https://www.firm.test',
  DATABASE_URL: 'postgres://auth@db/auth',
  IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
  SMTP_URL: 'smtp://mail.firm.test:587',
};

describe(AuthConfig, () => {
  it('accepts unknown secrets', () => {
    const own = { DATABASE_PASSWORD: 'Zk3vQ0wYt8mB', SECOND_FACTOR_KEY: 'Zk3vQ0wYt8mB5xN2rL7pD9sG4hJ6fC1a' };

    expect(loadConfig(AuthConfig, { ...live, ...own })).toMatchObject(own);
  });

  it.each([
    ['https://www.firm.test', { id: 'www.firm.test', origin: 'https://www.firm.test' }],
    ['https://firm.test:8443', { id: 'firm.test', origin: 'https://firm.test:8443' }],
    ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://localhost', { id: 'localhost', origin: 'http://localhost' }],
    ['http://127.0.0.1:8080', undefined],
    ['http://www.firm.test', undefined],
    ['https://203.0.113.7', undefined],
    ['https://[2001:db8::1]', undefined],
  ])('makes of %s the relying party %j', (PUBLIC_URL, relyingParty) => {
    expect(loadConfig(AuthConfig, { ...live, PUBLIC_URL }).relyingParty).toEqual(relyingParty);
  });

  it.each([
    [{}, 'remind'],
    [{ SITE_MODE: 'demo' }, 'off'],
    [{ REQUIRE_SECOND_FACTOR: 'strict' }, 'strict'],
    [{ REQUIRE_SECOND_FACTOR: 'off' }, 'off'],
  ])('with %j the second-factor policy is %s', (environment, policy) => {
    expect(loadConfig(AuthConfig, { ...live, ...environment }).secondFactorPolicy).toBe(policy);
  });

  it('refuses an unknown second-factor policy', () => {
    expect(() => loadConfig(AuthConfig, { ...live, REQUIRE_SECOND_FACTOR: 'always' })).toThrow(
      'REQUIRE_SECOND_FACTOR must be one of: off, remind, strict',
    );
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
