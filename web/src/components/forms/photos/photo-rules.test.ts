import { aFile } from '../../../testing/factories';
import { isCameraPhoto, photoFault } from './photo-rules';

describe('photoFault', () => {
  it.each([
    ['yard.jpg', 'image/jpeg', 5_000_000, 0, null],
    ['yard.png', 'image/png', 10, 9, null],
    ['yard.gif', 'image/gif', 10, 0, 'invalidType'],
    ['yard.heic', 'image/heic', 10, 0, 'heic'],
    ['yard.HEIC', '', 10, 0, 'heic'],
    ['yard.jpg', 'image/jpeg', 5_000_001, 0, 'tooLarge'],
    ['yard.jpg', 'image/jpeg', 10, 10, 'tooMany'],
  ])('says of %s (%s, %d bytes, after %d others): %s', (name, type, size, others, fault) => {
    expect(photoFault(aFile(name, type, size), others)).toBe(fault);
  });
});

const jpeg = (...parts: BlobPart[]) => new File(parts, 'yard.jpg', { type: 'image/jpeg' });

describe('isCameraPhoto', () => {
  it.each([
    ['a JPEG with EXIF data', jpeg('\xFF\xD8\xFF\xE1', 'Exif\0\0', 'Make'), true],
    ['one without', jpeg('\xFF\xD8\xFF\xDB'), false],
    ['a PNG that has them', new File(['Exif\0\0'], 'yard.png', { type: 'image/png' }), false],
    ['one of 50 MB and more', jpeg('Exif\0\0', new Uint8Array(50_000_000)), false],
  ])('knows %s', async (_what, file, isOne) => {
    expect(await isCameraPhoto(file)).toBe(isOne);
  });
});
