import { loadConfig } from '@sandhill/platform/config/load-config.js';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { MediaConfig } from './media.config.js';

const required = {
  DATABASE_URL: 'postgres://media@localhost/media',
  QUEUE_URL: 'redis://localhost',
  S3_URL: 'http://localhost:9000',
  S3_ACCESS_KEY: 'media',
  S3_SECRET_KEY: 'only-for-tests',
  IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
};

describe(MediaConfig.name, () => {
  it('has two watermark tools and 30 days of bin by default', () => {
    expect(loadConfig(MediaConfig, required)).toMatchObject({
      WATERMARK_FILE_NAMES: ['TimePhoto', 'GPS Map Camera'],
      WATERMARK_SOFTWARE: ['Timestamp Camera', 'GPS Map Camera'],
      BIN_DAYS: 30,
    });
  });

  it.each([
    ['Heron, Egret ,', ['Heron', 'Egret']],
    ['none', []],
    ['', ['Timestamp Camera', 'GPS Map Camera']],
  ])('reads the tools %p', (WATERMARK_SOFTWARE, tools) => {
    expect(loadConfig(MediaConfig, { ...required, WATERMARK_SOFTWARE }).WATERMARK_SOFTWARE).toEqual(tools);
  });

  it.each(['0', '1.5', 'long'])('refuses a bin of %s days', (BIN_DAYS) => {
    expect(() => loadConfig(MediaConfig, { ...required, BIN_DAYS })).toThrow('BIN_DAYS');
  });

  it.each([
    ['S3_SECRET_KEY', 'minioadmin'],
    ['DATABASE_PASSWORD', 'only-for-tests'],
    ['QUEUE_PASSWORD', 'right-password'],
    ['QUEUE_URL', 'redis://default:sandhill@redis'],
  ])('refuses in live the known %s of %s', (name, value) => {
    const live = { ...required, S3_SECRET_KEY: 'tR6yUq8wZx', SITE_MODE: 'live' };

    expect(() => loadConfig(MediaConfig, live)).not.toThrow();
    expect(() => loadConfig(MediaConfig, { ...live, [name]: value })).toThrow(
      `${name} must not be a known secret when SITE_MODE is live`,
    );
    expect(() => loadConfig(MediaConfig, { ...required, [name]: value })).not.toThrow();
  });
});
