import { hasPhotoNote, withoutPhotoNote, withPhotoNote } from './photo-note';

const note = '[Uploaded image of my property/yard to show the project area]';

describe('the note about photos', () => {
  it('is added once', () => {
    const once = withPhotoNote('The back yard.', 'en');

    expect(once).toBe(`The back yard.\n\n${note}`);
    expect(withPhotoNote(once, 'en')).toBe(once);
  });

  it('stays where it is when something was written behind it', () => {
    const message = `The back yard.\n\n${note}\nAnd the drive.`;

    expect(withPhotoNote(message, 'en')).toBe(message);
  });

  it('stands once, in the language of the page, after a switch', () => {
    const spanish = withPhotoNote(withPhotoNote('El patio.', 'en'), 'es');

    expect(spanish).not.toContain(note);
    expect(hasPhotoNote(spanish)).toBe(true);
    expect(withPhotoNote(`${spanish}\n\n${note}`, 'en')).toBe(`El patio.\n\n${note}`);
  });

  it.each(['en', 'es'] as const)('is taken away when no photo is left (%s)', (language) => {
    expect(withoutPhotoNote(withPhotoNote('The back yard.', language))).toBe('The back yard.');
  });
});
