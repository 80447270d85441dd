import { ImageTooLarge, InvalidImage } from './images.errors.js';
import { readDataUrl } from './read-data-url.js';

describe(readDataUrl.name, () => {
  it('gives the bytes', () => {
    expect(readDataUrl(`data:image/png;base64,${Buffer.from('picture').toString('base64')}`).toString()).toBe(
      'picture',
    );
  });

  it.each([
    ['an address', 'https://example.com/picture.jpg'],
    ['no image type', 'data:text/html;base64,PGI+'],
    ['no base64', 'data:image/png,picture'],
    ['broken base64', 'data:image/png;base64,pic ture'],
    ['a wrong length', 'data:image/png;base64,abcde'],
    ['nothing', 'data:image/png;base64,'],
  ])('refuses %s', (_what, text) => {
    expect(() => readDataUrl(text)).toThrow(InvalidImage);
  });

  it('refuses more than 10,000,000 bytes', () => {
    const text = `data:image/png;base64,${Buffer.alloc(10_000_001).toString('base64')}`;

    expect(() => readDataUrl(text)).toThrow(ImageTooLarge);
  });

  it('takes exactly 10,000,000 bytes', () => {
    const text = `data:image/png;base64,${Buffer.alloc(10_000_000).toString('base64')}`;

    expect(readDataUrl(text)).toHaveLength(10_000_000);
  });
});
