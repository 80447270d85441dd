import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { LeadsConfig } from './leads.config.js';

const demo = {
  DATABASE_URL: 'postgres://leads@db/leads',
  QUEUE_URL: 'redis://redis',
  S3_URL: 'http://store:9000',
  S3_ACCESS_KEY: 'leads',
  S3_SECRET_KEY: 'a-secret-of-the-store',
  SMTP_URL: 'smtp://mail:1025',
  IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
  PHOTO_LINK_SECRET: 'x'.repeat(32),
};

const live = {
  ...demo,
  SITE_MODE: 'live',
  PUBLIC_URL: 'https://www.firm.test',
  OFFICE_EMAIL: 'office@firm.test',
  GENERAL_EMAIL: 'hello@firm.test',
  FALLBACK_EMAIL: 'owner@firm.test',
};

const problems = (environment: Record<string, string | undefined>): string => {
  try {
    loadConfig(LeadsConfig, environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe(LeadsConfig.name, () => {
  it('needs no addresses in demo', () => {
    expect(problems(demo)).toBe('');
  });

  it('is content with everything in live', () => {
    expect(problems(live)).toBe('');
  });

  it('lists together all that live misses', () => {
    const message = problems({ ...demo, SITE_MODE: 'live', SMTP_URL: undefined });

    for (const name of ['SMTP_URL', 'PUBLIC_URL', 'OFFICE_EMAIL', 'GENERAL_EMAIL', 'FALLBACK_EMAIL']) {
      expect(message).toContain(`- ${name} `);
    }
  });

  it.each([
    ['OFFICE_EMAIL', 'office@firm.example'],
    ['FALLBACK_EMAIL', 'owner@FIRM.EXAMPLE'],
    ['MAIL_FROM', 'The Firm <no-reply@firm.example>'],
    ['PUBLIC_URL', 'https://www.firm.example/'],
    ['MAIL_ROUTES', '{"irrigation": "water@firm.example"}'],
  ])('refuses in live a %s of %s', (name, value) => {
    expect(problems({ ...live, [name]: value })).toContain(`${name} must not be a .example address`);
    expect(problems({ ...demo, [name]: value })).toBe('');
  });

  it.each([
    ['OFFICE_EMAIL', 'office', 'must be a mail address'],
    ['MAIL_FROM', 'The Firm', 'must be a mail address or Name <address>'],
    ['PUBLIC_URL', 'firm.test', 'must be an address that starts with http:// or https://'],
    ['MAIL_ROUTES', 'irrigation', 'must be a JSON object of service ids and mail addresses'],
    ['MAIL_ROUTES', '{"plumbing": "a@firm.test"}', 'names the unknown service "plumbing"'],
    ['MAIL_ROUTES', '{"irrigation": 7}', 'must be a mail address'],
    ['PHOTO_LINK_SECRET', 'short', 'must have at least 32 characters'],
    ['MAIL_CONCURRENCY', '0', 'must be a whole number from 1 to 20'],
  ])('refuses a %s of %s', (name, value, problem) => {
    expect(problems({ ...demo, [name]: value })).toContain(`${name} ${problem}`);
  });
});
