import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageContext } from '../../../lib/language-context';
import { aFile } from '../../../testing/factories';
import {
  accept,
  addPhotos,
  answerQuotes,
  choosePhotos,
  fill,
  showForm,
  submit,
} from '../../../testing/open-quote-form';
import { renderPart } from '../../../testing/test-utils';
import { QuoteForm } from './quote-form';

const note = '[Uploaded image of my property/yard to show the project area]';

describe('QuoteForm', () => {
  it.each([
    ['a finger', true, 'Choose or take photos'],
    ['a mouse', false, 'Drop photos here, or choose them'],
  ])('offers the dialog to %s in its own words', async (_what, isCoarse, words) => {
    globalThis.matchMedia = ((query: string) => ({
      matches: query === '(pointer: coarse)' && isCoarse,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof globalThis.matchMedia;
    showForm();

    await userEvent.click(screen.getByRole('button', { name: 'Add Photos' }));

    expect(await screen.findByText(words)).toBeVisible();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('adds photos with the note once, removes them one by one, and sends the rest', async () => {
    const sent = answerQuotes(accept);
    showForm();
    await fill();

    await addPhotos(aFile('front.jpg'), aFile('back.png', 'image/png'));
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value.split(note),
    ).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
    expect(screen.getByRole('button', { name: 'Remove back.png' })).toHaveFocus();
    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[0]?.body.projectImages).toHaveLength(1);
    expect(sent[0]?.body.projectImages?.[0]).toMatch(/^data:image\/png;base64,/);
    expect(sent[0]?.body.message).toContain(note);
  });

  it('takes a JPEG of which the file manager gives no type', async () => {
    const sent = answerQuotes(accept);
    showForm();
    await fill();

    await addPhotos(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'image:1042'));
    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[0]?.body.projectImages?.[0]).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('names all photos that are too many in one line', async () => {
    showForm();

    await choosePhotos(...Array.from({ length: 13 }, (_, index) => aFile(`yard ${index}.jpg`)));

    const line = /^Too many photos \(yard 10\.jpg, yard 11\.jpg, yard 12\.jpg\)\. You can add/;
    const lines = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(line)]);
  });

  it('takes the note away when no photo is left', async () => {
    const sent = answerQuotes(accept);
    showForm();
    await fill();
    await addPhotos(aFile('front.jpg'));

    await userEvent.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
    expect(screen.getByRole('button', { name: 'Add Photos' })).toHaveFocus();
    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[0]?.body.message).toBe('Two zones do not start.');
  });

  it.each([
    ['plan.pdf', 'application/pdf', 10, 'Invalid file type', 'Please upload images only (JPG, PNG, JPEG).'],
    ['big.jpg', 'image/jpeg', 5_000_001, 'File too large', 'Image files must be less than 5MB in size.'],
  ])('refuses %s (%s, %d bytes): %s', async (name, type, size, title, text) => {
    showForm();

    const dialog = await choosePhotos(aFile(name, type, size));

    expect(await within(dialog).findByText(title)).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(`${title} (${name}). ${text}`);
    expect(screen.getAllByText(title)).toHaveLength(1);
  });

  it('shows the note about photos in the language of the page alone, also when it was begun in the other', async () => {
    const { unmount } = showForm();
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'El patio.');
    await addPhotos(aFile('patio.jpg'));
    unmount();

    renderPart(
      <LanguageContext value="es">
        <QuoteForm />
      </LanguageContext>,
    );

    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Mensaje/ }).value;
    expect(text).not.toContain(note);
    expect(text).toContain('[Imagen de mi propiedad');
  });
});
