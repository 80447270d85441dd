import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { LeadsConfig } from './leads.config.js';

const demo = {
  DATABASE_URL: 'postgres://leads@db/leads',
  QUEUE_URL: 'redis://redis',
  S3_URL: 'http://store:9000',
  S3_ACCESS_KEY: 'leads',
  S3_SECRET_KEY: 'tR6yUq8wZx',
  SMTP_URL: 'smtp://mail:1025',
  IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
  PHOTO_LINK_SECRET: 'Zk3vQ0wYt8mB5xN2rL7pD9sG4hJ6fC1a',
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
  it('requires no addresses in demo mode', () => {
    expect(problems(demo)).toBe('');
  });

  it('accepts a complete live configuration', () => {
    expect(problems(live)).toBe('');
  });

  it('lists every variable that is missing in live mode at once', () => {
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
  ])('rejects %s=%s in live mode', (name, value) => {
    expect(problems({ ...live, [name]: value })).toContain(`${name} must not be a .example address`);
    expect(problems({ ...demo, [name]: value })).toBe('');
  });

  it('requires ALERT_EMAIL with ALERT_SMTP_URL', () => {
    const alerts = { ALERT_SMTP_URL: 'smtp://mail.other.test' };

    expect(problems({ ...demo, ...alerts })).toContain('ALERT_EMAIL is required with ALERT_SMTP_URL');
    expect(problems({ ...demo, ...alerts, ALERT_EMAIL: 'owner' })).toContain('must be an email address');
    expect(problems({ ...live, ...alerts, ALERT_EMAIL: 'owner@firm.test' })).toBe('');
  });

  it.each(['SMTP', 'SMTP_FALLBACK', 'IMAP'])('rejects %s_PASSWORD without a user to sign in', (name) => {
    const scheme = name === 'IMAP' ? 'imaps' : 'smtp';
    const withAddress = (address: string) =>
      problems({ ...live, [`${name}_URL`]: `${scheme}://${address}`, [`${name}_PASSWORD`]: 'tR6yUq8wZx' });

    expect(withAddress('mail.firm.test')).toContain(`${name}_PASSWORD needs the user in ${name}_URL`);
    expect(withAddress('leads@mail.firm.test')).toBe('');
    expect(problems({ ...live, [`${name}_URL`]: `${scheme}://mail.firm.test` })).toBe('');
  });

  it.each([
    ['PHOTO_LINK_SECRET', 'only-for-tests-only-for-tests-only'],
    ['PHOTO_LINK_SECRET', 'x'.repeat(40)],
    ['S3_SECRET_KEY', 'minioadmin'],
    ['DATABASE_PASSWORD', 'only-for-tests'],
    ['DATABASE_URL', 'postgres://leads:change-me@db/leads'],
    ['SMTP_URL', 'smtp://leads:password@mail.firm.test'],
  ])('rejects the known secret %s=%s in live mode without printing it', (name, value) => {
    expect(problems({ ...live, [name]: value })).toContain(`${name} must not be a known secret`);
    expect(problems({ ...live, [name]: value })).not.toContain(value);
    expect(problems({ ...demo, [name]: value })).toBe('');
  });

  it.each([
    ['OFFICE_EMAIL', 'office', 'must be an email address'],
    ['MAIL_FROM', 'The Firm', 'must be an email address or Name <address>'],
    ['PUBLIC_URL', 'firm.test', 'must be an address that starts with http:// or https://'],
    ['MAIL_ROUTES', 'irrigation', 'must be a JSON object of service ids and mail addresses'],
    ['MAIL_ROUTES', '{"plumbing": "a@firm.test"}', 'names the unknown service "plumbing"'],
    ['MAIL_ROUTES', '{"irrigation": 7}', 'must be an email address'],
    ['PHOTO_LINK_SECRET', 'short', 'must have at least 32 characters'],
    ['ALERT_WEBHOOK_URL', 'ftp://hooks.firm.test', 'must be an address that starts with http:// or https://'],
    ['ALERT_SMTP_URL', 'mail.firm.test', 'must be an address that starts with smtp:// or smtps://'],
    ['ALERT_EMAIL', 'owner@firm.test', 'needs ALERT_SMTP_URL'],
    ['MAIL_CONCURRENCY', '0', 'must be a whole number from 1 to 20'],
    ['WORKER_NICE', '-1', 'must be a whole number from 0 to 19'],
  ])('rejects %s=%s', (name, value, problem) => {
    expect(problems({ ...demo, [name]: value })).toContain(`${name} ${problem}`);
  });
});
