import { isHttps } from './value-rules.js';

describe(isHttps.name, () => {
  it.each(['https://a.example', 'HTTPS://a.example/b?c=d#e', 'https://a.example:8443/'])(
    'takes %s',
    (value) => {
      expect(isHttps(value)).toBe(true);
    },
  );

  it.each([
    'https:a.example',
    'https:/a.example',
    'https:///a.example',
    'https://:pw@a.example',
    'https://user@a.example',
    'https://user:pw@a.example',
    'http://a.example',
    'https://a b.example',
    'https://',
    '//a.example',
    '',
  ])('refuses "%s"', (value) => {
    expect(isHttps(value)).toBe(false);
  });
});
