import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveGuide, openGuide } from '../../../testing/open-guide';
import { untilReleased } from '../../../testing/until-released';
import { button, field, press, write } from '../../../testing/website-actions';

describe('a new entry', () => {
  it('is a draft with the defaults, and then has an address of its own', async () => {
    const guide = haveGuide();
    const { bar } = await openGuide('/new-plant');

    await write('Name', 'Coontie');
    await write('Scientific name', 'Zamia integrifolia');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Ground cover');
    await press('Save');

    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(guide.asked).toEqual([
      [
        'add',
        'plants',
        expect.objectContaining({
          name: 'Coontie',
          scientificName: 'Zamia integrifolia',
          group: 'ground-cover',
          confidence: 'medium',
          isPublished: false,
        }),
      ],
    ]);
    await waitFor(() => expect(bar.address).toBe('/admin/guide/plants/new-entry'));
    expect(await screen.findByRole('heading', { name: 'Coontie' })).toBeVisible();
    expect(await button('Save')).toBeDisabled();
  });

  it('keeps what was typed while it was saved', async () => {
    haveGuide();
    await openGuide('/new-plant');
    await write('Name', 'Coontie');
    const { released, release } = untilReleased();
    // The handler resolves to undefined, so the guide's own handler answers.
    server.use(http.post('*/api/plants', () => released));
    await press('Save');

    await write('Scientific name', 'Zamia integrifolia');
    release();

    expect(await screen.findByRole('heading', { name: 'Coontie' })).toBeVisible();
    expect(await field('Scientific name')).toHaveValue('Zamia integrifolia');
    expect(await button('Save')).toBeEnabled();
  });
});

describe('the form of a problem', () => {
  it('takes lists, months, related plants, sources and a picture', async () => {
    const guide = haveGuide();
    await openGuide('/problems/chinch-bug');

    await write('What to do', 'Water deeply\nAsk us');
    await userEvent.click(screen.getByRole('checkbox', { name: 'July' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'May' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Add: Plants affected' }),
      'Sabal palm',
    );
    await press('Add a source');
    await write('Title of source 1', 'IFAS');
    await write(/^Web address of source 1/, 'https://edis.ifas.ufl.edu');
    await press('Choose an image');
    await press('Drawing: sign-yellow-patch');
    await press('Save');

    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(guide.asked).toEqual([
      [
        'change',
        {
          solutions: ['Water deeply', 'Ask us'],
          months: [5, 7],
          plants: ['sabal-palm'],
          sources: [{ title: 'IFAS', url: 'https://edis.ifas.ufl.edu' }],
          imageUrl: '/guide/sign-yellow-patch.svg',
        },
        '"0"',
      ],
    ]);
    await press('Remove: Sabal palm');
    await press('Choose an image');
    await button('Image: Entrance');
    expect(screen.queryByRole('button', { name: /Sample/ })).toBeNull();
    await press('Image: Entrance');
    expect(screen.getByText('/media/hash/800.webp')).toBeVisible();
  });

  it('is written in Spanish for those who read Spanish', async () => {
    localStorage.setItem('language', 'es');
    haveGuide();
    await openGuide('/problems/chinch-bug');

    expect(screen.getByRole('heading', { name: 'Chinche del césped' })).toBeVisible();
    expect(await button('Publicar')).toBeVisible();
    expect(await field('Prevención, en español')).toBeVisible();
  });
});

describe('the preview of an entry', () => {
  it('shows its page with what is not saved, in both languages, and saves nothing', async () => {
    const guide = haveGuide();
    await openGuide('/plants/sabal-palm');
    expect(guide.previews).toEqual([]);

    await press('Show the preview');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page Sabal palm');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame.srcdoc).toContain('The state tree.');
    await write('Description', 'Our tree.');
    await waitFor(() => expect(frame.srcdoc).toContain('Our tree.'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');

    await waitFor(() => expect(guide.previews.at(-1)?.address).toBe('/api/plants/preview?language=es'));
    expect(guide.previews.at(-1)?.body).toMatchObject({ slug: 'sabal-palm', description: 'Our tree.' });
    expect(guide.asked).toEqual([]);
  });

  it('is there for a new entry, which has no address yet, as soon as it has a name', async () => {
    const guide = haveGuide();
    await openGuide('/new-problem');
    await write('Description', 'Grey spots.');

    await press('Show the preview');
    expect(await screen.findByText(/^The preview appears once/)).toBeVisible();
    expect(guide.previews).toEqual([]);
    await write('Name', 'Gray leaf spot');

    expect(await screen.findByTitle(/^Preview of the page /)).toBeVisible();
    expect(guide.previews.at(-1)?.body).toMatchObject({ description: 'Grey spots.' });
    expect(guide.previews.at(-1)?.body).not.toHaveProperty('slug');
  });

  it('is for those who write entries', async () => {
    haveGuide();
    await openGuide('/plants/sabal-palm', aUser({ isAdmin: false }));

    expect(screen.queryByRole('button', { name: 'Show the preview' })).toBeNull();
  });
});
