import sharp from 'sharp';
import { softwareInExif } from './software-in-exif.js';

/** Returns an EXIF block with one tag, in big-endian (MM) or little-endian (II) byte order. */
function aBlock(text: string, { order = 'MM', tag = 0x0131, type = 2, entries = 1 } = {}): Buffer {
  const isLittle = order === 'II';
  const value = Buffer.from(`${text}\0`, 'latin1');
  const block = Buffer.alloc(26 + value.length);
  const short = (number: number, at: number) =>
    isLittle ? block.writeUInt16LE(number, at) : block.writeUInt16BE(number, at);
  const long = (number: number, at: number) =>
    isLittle ? block.writeUInt32LE(number, at) : block.writeUInt32BE(number, at);
  block.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(entries, 8);
  short(tag, 10);
  short(type, 12);
  long(value.length, 14);
  if (value.length <= 4) value.copy(block, 18);
  else {
    long(26, 18);
    value.copy(block, 26);
  }
  return block;
}

describe(softwareInExif.name, () => {
  it.each(['MM', 'II'])('reads a block in the order %s', (order) => {
    expect(softwareInExif(aBlock('Timestamp Camera', { order }))).toBe('Timestamp Camera');
    expect(softwareInExif(aBlock('ACD', { order }))).toBe('ACD');
  });

  it.each(['jpeg', 'webp', 'png'] as const)('reads what sharp finds in a %s', async (format) => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
      .withExif({ IFD0: { Make: 'Heron', Software: 'GPS Map Camera' } })
      .toFormat(format)
      .toBuffer();

    expect(softwareInExif((await sharp(picture).metadata()).exif)).toBe('GPS Map Camera');
  });

  it.each([
    ['no block', undefined],
    ['an empty block', Buffer.alloc(0)],
    ['another tag', aBlock('Heron', { tag: 0x010f })],
    ['a number in place of text', aBlock('Heron', { type: 4 })],
    ['an unknown byte order', aBlock('Heron', { order: 'XX' })],
    ['an empty name', aBlock('')],
    ['a block that ends early', aBlock('Heron').subarray(0, 15)],
    ['more entries than bytes', aBlock('Heron', { tag: 0x010f, entries: 65_535 })],
  ])('finds nothing in %s', (_what, block) => {
    expect(softwareInExif(block)).toBeNull();
  });
});
