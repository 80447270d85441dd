import { LargeText } from '@sandhill/platform/json/large-text.js';
import { ImageTooLarge, InvalidImage } from './images.errors.js';
import { readDataUrl } from './read-data-url.js';

describe(readDataUrl.name, () => {
  it('returns the bytes', () => {
    const text = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;

    expect(readDataUrl(LargeText.from(text)).toString()).toBe('picture');
  });

  it.each([
    ['an address', 'https://example.com/picture.jpg'],
    ['no image type', 'data:text/html;base64,PGI+'],
    ['no base64', 'data:image/png,picture'],
    ['broken base64', 'data:image/png;base64,pic ture'],
    ['a wrong length', 'data:image/png;base64,abcde'],
    ['nothing', 'data:image/png;base64,'],
  ])('refuses %s', (_what, text) => {
    expect(() => readDataUrl(LargeText.from(text))).toThrow(InvalidImage);
  });

  it('refuses more than 10,000,000 bytes', () => {
    const text = `data:image/png;base64,${Buffer.alloc(10_000_001).toString('base64')}`;

    expect(() => readDataUrl(LargeText.from(text))).toThrow(ImageTooLarge);
  });

  it('accepts exactly 10,000,000 bytes', () => {
    const text = `data:image/png;base64,${Buffer.alloc(10_000_000).toString('base64')}`;

    expect(readDataUrl(LargeText.from(text))).toHaveLength(10_000_000);
  });
});
