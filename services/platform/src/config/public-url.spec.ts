import { loadConfig } from './load-config.js';
import { ProcessConfig } from './process.config.js';
import { PublicUrlVariable } from './public-url.js';

class SiteConfig extends ProcessConfig {
  @PublicUrlVariable() readonly PUBLIC_URL?: string;
}

describe(PublicUrlVariable.name, () => {
  it.each([
    [{}, undefined],
    [{ PUBLIC_URL: 'http://localhost:9000' }, 'http://localhost:9000'],
    [{ SITE_MODE: 'live', PUBLIC_URL: 'https://grounds.test' }, 'https://grounds.test'],
    [{ PUBLIC_URL: 'http://localhost:80' }, 'http://localhost:80'],
    [{ PUBLIC_URL: 'https://Gärten.test/' }, 'https://Gärten.test/'],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, 'http://[::1]:8080'],
  ])('takes %j', (environment, url) => {
    expect(loadConfig(SiteConfig, environment).PUBLIC_URL).toBe(url);
  });

  it.each([
    [{ SITE_MODE: 'live' }, 'PUBLIC_URL is required when SITE_MODE is live'],
    [{ SITE_MODE: 'live', PUBLIC_URL: 'https://www.grounds.example' }, 'PUBLIC_URL must not be a .example'],
    [{ PUBLIC_URL: 'grounds.test' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'ftp://grounds.test' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'Https://grounds.test' }, 'PUBLIC_URL must be an address that starts with'],
    [{ PUBLIC_URL: 'https://grounds.test/home' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://grounds.test//' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://grounds.test/?from=ad' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://ana@grounds.test' }, 'PUBLIC_URL must be an address without a path'],
  ])('refuses %j', (environment, problem) => {
    expect(() => loadConfig(SiteConfig, environment)).toThrow(problem);
  });
});
