import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { GatewayConfig } from './gateway.config.js';

const live = {
  SITE_MODE: 'live',
  PUBLIC_URL: 'https://www.firm.test',
  AUTH_URL: 'http://auth:3000',
  LEADS_URL: 'http://leads:3000',
  MEDIA_URL: 'http://media:3000',
  CONTENT_URL: 'http://content:3000',
  IDENTITY_PRIVATE_KEY: makeIdentityKeys().privateKey,
};

describe(GatewayConfig, () => {
  it('accepts unknown secrets', () => {
    const own = { REDIS_URL: 'redis://redis:6379', REDIS_PASSWORD: 'Zk3vQ0wYt8mB' };

    expect(loadConfig(GatewayConfig, { ...live, ...own })).toMatchObject(own);
  });

  it.each([
    ['REDIS_PASSWORD', 'change-me'],
    ['REDIS_URL', 'redis://default:password@redis:6379'],
  ])('refuses in live the known %s of %s', (name, value) => {
    expect(() => loadConfig(GatewayConfig, { ...live, [name]: value })).toThrow(
      `${name} must not be a known secret`,
    );
    expect(() => loadConfig(GatewayConfig, { ...live, [name]: value, SITE_MODE: 'demo' })).not.toThrow();
  });
});
