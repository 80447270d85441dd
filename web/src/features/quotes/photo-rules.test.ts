import { aFile } from '../../testing/factories';
import { photoFault, withPhotoNote } from './photo-rules';

const note = '[Uploaded image of my property/yard to show the project area]';

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

describe('withPhotoNote', () => {
  it('adds the note once', () => {
    const once = withPhotoNote('The back yard.', note, true);

    expect(once).toBe(`The back yard.\n\n${note}`);
    expect(withPhotoNote(once, note, true)).toBe(once);
  });

  it('takes it away when no photo is left', () => {
    expect(withPhotoNote(`The back yard.\n\n${note}`, note, false)).toBe('The back yard.');
  });
});
