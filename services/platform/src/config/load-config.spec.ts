import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config.error.js';
import { loadConfig, type Environment } from './load-config.js';
import { ProcessConfig } from './process.config.js';
import { FlagVariable, SecretVariable, UrlVariable } from './variables.js';

class ShopConfig extends ProcessConfig {
  @UrlVariable(['http', 'https']) readonly SHOP_URL: string;
  @SecretVariable({ minLength: 8 }) readonly SHOP_SECRET: string;
  @FlagVariable() readonly IS_OPEN: boolean = true;
}

const valid: Environment = { SHOP_URL: 'http://shop.test', SHOP_SECRET: 'a long secret' };

const withPassword = (password: string): Environment => ({
  ...valid,
  SHOP_URL: `http://ana:${password}@shop.test:80/a?b=c`,
});

function problemsOf(environment: Environment): readonly string[] {
  try {
    loadConfig(ShopConfig, environment);
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
  return [];
}

describe(loadConfig.name, () => {
  it('converts variables to their types and keeps defaults', () => {
    const config = loadConfig(ShopConfig, { ...valid, PORT: '4000', IS_OPEN: 'false', LOG_LEVEL: '' });

    expect(config).toMatchObject({
      SHOP_URL: 'http://shop.test',
      PORT: 4000,
      IS_OPEN: false,
      LOG_LEVEL: 'info',
    });
  });

  it('lists every problem with its variable and repeats no secret', () => {
    const problems = problemsOf({
      SHOP_URL: 'ftp://shop',
      SHOP_SECRET: 'hush',
      PORT: '99999',
      IS_OPEN: 'maybe',
    });

    expect(problems.toSorted()).toEqual([
      'IS_OPEN must be true or false',
      'PORT must be a whole number from 1 to 65535',
      'SHOP_SECRET must have at least 8 characters',
      'SHOP_URL must be an address that starts with http:// or https://',
    ]);
  });

  it.each(['long/word', 'long#word', 'p@ss#word', '50%off', 'four words'])(
    'refuses an address with the bare password %s',
    (word) => {
      expect(problemsOf(withPassword(word))).toEqual([
        'SHOP_URL must have /, #, % and spaces of its password as %2F, %23, %25 and %20',
      ]);
      expect(problemsOf(withPassword(encodeURIComponent(word)))).toEqual([]);
    },
  );

  it.each(['http://shop:99999', 'http://<shop>'])('refuses an address that no server can have: %s', (url) => {
    expect(problemsOf({ ...valid, SHOP_URL: url })).toEqual([
      'SHOP_URL must be an address with a server and a port that can exist',
    ]);
  });

  it.each([
    'http://[::1]:8080',
    'http://ana@shop',
    'http://ana:p@ss@shop/',
    'http://hooks.shop/team@firm/0%2F',
  ])('accepts %s', (url) => {
    expect(problemsOf({ ...valid, SHOP_URL: url })).toEqual([]);
  });

  it('lists missing variables', () => {
    expect(
      problemsOf({})
        .map((problem) => problem.split(' ')[0])
        .toSorted(),
    ).toEqual(['SHOP_SECRET', 'SHOP_URL']);
  });

  it('reads a secret from the file in NAME_FILE', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sandhill-config-')), 'secret');
    writeFileSync(file, 'from a file\n');

    expect(loadConfig(ShopConfig, { SHOP_URL: 'http://shop.test', SHOP_SECRET_FILE: file }).SHOP_SECRET).toBe(
      'from a file',
    );
  });

  it('reports an unreadable file, and not also a missing secret', () => {
    const problems = problemsOf({ SHOP_URL: 'http://shop.test', SHOP_SECRET_FILE: '/no/such/file' });

    expect(problems).toEqual(['SHOP_SECRET_FILE names a file that cannot be read (ENOENT)']);
  });

  it('ignores undeclared variables', () => {
    expect(loadConfig(ShopConfig, { ...valid, HOME: '/somewhere' })).not.toHaveProperty('HOME');
  });
});
