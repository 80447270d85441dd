import { aFile } from '../../../testing/factories';
import { photoFault } from './photo-rules';

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
