import { decoderBytes, mostDecoderBytes, type PictureHeader } from './decoder-memory.js';

const of48Megapixels = { width: 8064, height: 6048, channels: 3, depth: 'uchar' };
const of50Megapixels = { ...of48Megapixels, width: 8160, height: 6120 };
const jpeg = { format: 'jpeg', chromaSubsampling: '4:2:0' };

describe(decoderBytes, () => {
  it.each<[string, PictureHeader]>([
    ['a phone’s 48 megapixels', { ...of48Megapixels, ...jpeg }],
    ['the same without halved colours', { ...of48Megapixels, ...jpeg, chromaSubsampling: '4:4:4' }],
    ['50 megapixels, progressive', { ...of50Megapixels, ...jpeg, isProgressive: true }],
    [
      '24 megapixels, progressive, without halved colours',
      { ...jpeg, width: 6000, height: 4000, channels: 3, isProgressive: true, chromaSubsampling: '4:4:4' },
    ],
    ['a PNG of 48 megapixels with transparency', { ...of48Megapixels, format: 'png', channels: 4 }],
    [
      'a PNG of 24 megapixels and 16 bits',
      { width: 6000, height: 4000, channels: 3, depth: 'ushort', format: 'png' },
    ],
    ['a WebP of 48 megapixels', { ...of48Megapixels, format: 'webp' }],
  ])('lets %s through', (_what, header) => {
    expect(decoderBytes(header)).toBeLessThanOrEqual(mostDecoderBytes);
  });

  it.each<[string, PictureHeader]>([
    [
      'interlaced 16 bits with transparency',
      { ...of50Megapixels, format: 'png', channels: 4, depth: 'ushort', isProgressive: true },
    ],
    ['16 bits with transparency', { width: 6000, height: 4200, channels: 4, depth: 'ushort', format: 'png' }],
    [
      'progressive without halved colours',
      { ...of50Megapixels, ...jpeg, isProgressive: true, chromaSubsampling: '4:4:4' },
    ],
    [
      'progressive in four inks',
      { ...of50Megapixels, ...jpeg, isProgressive: true, channels: 4, chromaSubsampling: '4:2:0:4' },
    ],
    ['a header that says nothing of its depth and channels', { width: 7100, height: 7100, depth: 'strange' }],
  ])('does not let %s through', (_what, header) => {
    expect(decoderBytes(header)).toBeGreaterThan(mostDecoderBytes);
  });
});
