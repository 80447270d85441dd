import { browserName } from './browser-name';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge, Windows',
    ],
    ['curl/8.0', null],
    [null, null],
  ])('is read from %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
