import { isPublicSecret } from './known-secrets.js';

describe(isPublicSecret.name, () => {
  it.each([
    'minioadmin',
    'Password',
    'only-for-tests-only-for-tests-only',
    'please-change-me-please-change-me-now',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'postgres://leads:only-for-tests@db/leads',
    'smtp://leads:right-password@mail.firm.test',
  ])('knows %s', (value) => {
    expect(isPublicSecret(value)).toBe(true);
  });

  it.each([
    'Zk3vQ0wYt8mB5xN2rL7pD9sG4hJ6fC1a',
    'postgres://leads@db/leads',
    'smtp://leads:Zk3vQ0wYt8mB@mail.firm.test',
    'smtp://leads:%E0%A4%A@mail.firm.test',
    '',
  ])('does not know %j', (value) => {
    expect(isPublicSecret(value)).toBe(false);
  });
});
