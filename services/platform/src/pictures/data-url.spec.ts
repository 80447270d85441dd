import { LargeText } from '../json/large-text.js';
import { decodeDataUrl, parseDataUrl } from './data-url.js';

const decoded = (text: string) => {
  const url = parseDataUrl(LargeText.from(text));
  return url && decodeDataUrl(url);
};

describe(parseDataUrl.name, () => {
  it('returns type and size', () => {
    expect(parseDataUrl(LargeText.from('data:image/PNG;base64,aGVsbG8='))).toEqual({
      mediaType: 'image/png',
      base64: Buffer.from('aGVsbG8='),
      size: 5,
    });
  });

  it('ignores parameters', () => {
    expect(parseDataUrl(LargeText.from('data:image/jpeg;name=a.jpg;base64,AAAA'))?.mediaType).toBe(
      'image/jpeg',
    );
  });

  it.each([
    '',
    'hello',
    'data:image/png,abc',
    'data:;base64,AAAA',
    'https://a.example/b.png',
    `data:${'x'.repeat(300)},`,
  ])('refuses %s', (text) => {
    expect(parseDataUrl(LargeText.from(text))).toBeUndefined();
  });
});

describe(decodeDataUrl.name, () => {
  it('decodes with and without padding', () => {
    expect(decoded('data:a/b;base64,aGVsbG8=')?.toString()).toBe('hello');
    expect(decoded('data:a/b;base64,aGVsbG8')?.toString()).toBe('hello');
  });

  it.each(['', 'aGV!bG8=', 'aGVs bG8=', 'aGVsbG8=====', '====', 'aGVsb', 'ab-_'])(
    'refuses "%s"',
    (base64) => {
      expect(decoded(`data:a/b;base64,${base64}`)).toBeUndefined();
    },
  );
});
