import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile, aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects, openImages } from '../../../testing/open-images';
import { aContent, aDraft, haveSite, openWebsite } from '../../../testing/open-website';
import type { NewProject, Project, SiteUse } from '../../../types/api';

const id = '019aa000-0000-7000-8000-000000000001';
const palms = aProject({ id, title: 'Royal palms', altText: 'Palms at dusk', altTextEs: 'Palmas' });
const sample = aProject({ id: 'sample', title: 'Sample: A pond' });

const haveUses = (...uses: SiteUse[]) =>
  server.use(http.get('*/api/projects/site-uses', () => HttpResponse.json({ uses })));

/** Mocks a gallery with a search on the server. @returns the searches */
function haveGallery(...projects: Project[]) {
  const searches: string[] = [];
  server.use(
    http.get('*/api/projects/managed', ({ request }) => {
      const words = new URL(request.url).searchParams.get('q') ?? '';
      searches.push(words);
      const found = projects.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
      return HttpResponse.json({ projects: found, nextCursor: null });
    }),
  );
  return searches;
}

const withPicture = aContent((content) => {
  content.pictures = { 'hero-1': { id, alt: { en: 'Palms', es: '' } } };
});

describe('the pictures of the website', () => {
  it('are found in the gallery, take its texts along, and give way to the drawing again', async () => {
    const site = haveSite();
    haveUses();
    const searches = haveGallery(palms, sample, aProject({ id: 'pond', title: 'Pond' }));
    await openWebsite('pictures');

    await userEvent.click(screen.getByRole('button', { name: 'Choose an image: First background' }));
    const dialog = await screen.findByRole('dialog', { name: 'Image for First background' });
    expect(await within(dialog).findByRole('button', { name: 'Choose “Pond”' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /Sample/ })).toBeNull();
    await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Search the gallery' }), 'royal');
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Choose “Pond”' })).toBeNull());
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Choose “Royal palms”' }));

    const chosen = { 'hero-1': { id, alt: { en: 'Palms at dusk', es: 'Palmas' } } };
    await waitFor(() => expect(site.saved.at(-1)?.pictures).toEqual(chosen));
    expect(searches).toContain('royal');
    expect(screen.getByRole('textbox', { name: 'Alternative text (English)' })).toHaveValue('Palms at dusk');
    expect(screen.getByText('Focus point and rotation')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Back to the drawing: First background' }));
    await waitFor(() => expect(site.saved.at(-1)?.pictures).toEqual({}));
  });

  it('are uploaded in place, for this place alone', async () => {
    const site = haveSite();
    haveUses();
    haveGallery();
    const sent: NewProject[] = [];
    server.use(
      http.post('*/api/projects', async ({ request }) => {
        sent.push((await request.json()) as NewProject);
        return HttpResponse.json(aProject({ id, title: 'crew' }), { status: 201 });
      }),
    );
    await openWebsite('pictures');

    await userEvent.click(screen.getByRole('button', { name: 'Choose an image: About' }));
    const dialog = await screen.findByRole('dialog', { name: 'Image for About' });
    const zone = within(dialog).getByLabelText(/Take a photo or choose a file/);
    await userEvent.upload(zone, aFile('plan.pdf', 'application/pdf'), { applyAccept: false });
    expect(await screen.findByText('Not uploaded')).toBeVisible();
    await userEvent.upload(zone, aFile(`${'crew '.repeat(50)}.jpg`));

    await waitFor(() => expect(site.saved.at(-1)?.pictures?.about?.id).toBe(id));
    expect(sent).toEqual([
      expect.objectContaining({
        // The server accepts at most 200 characters.
        title: 'crew '.repeat(40),
        placement: 'hero',
        category: 'landscaping',
        unlessPresent: true,
      }),
    ]);
  });

  it('say so when the gallery has one no more, and are only read by users', async () => {
    haveSite(aDraft({ content: withPicture }));
    haveUses();
    await openWebsite('pictures', aUser({ isAdmin: false, role: 'user' }));

    expect(
      await screen.findByText('This image is no longer in the gallery. Visitors see the drawing.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Choose|drawing/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Alternative text (English)' })).toHaveAttribute('readonly');
  });

  it('are not deleted: the question leads to the place that needs another one', async () => {
    haveProjects(palms);
    haveUses({ project: palms, places: ['hero-1', 'irrigation'] });
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Royal palms' }));

    const dialog = await screen.findByRole('dialog', { name: 'The website shows this image' });
    expect(dialog).toHaveTextContent(
      'It also cannot be deleted while a draft or a scheduled publication shows it.',
    );
    expect(within(dialog).getByRole('link', { name: 'Home page: First background' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(within(dialog).getByRole('link', { name: /^Header: Irrigation/ })).toHaveAttribute(
      'href',
      '/services/irrigation',
    );
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Choose another image' })).toHaveAttribute(
      'href',
      '/admin/website/pictures#pictures.hero-1',
    );
  });

  it('show people on About, with roles and pictures, in their order', async () => {
    const site = haveSite();
    haveUses();
    haveGallery(palms);
    await openWebsite('facts');

    await userEvent.click(await screen.findByRole('button', { name: 'Add to People' }));
    const people = within(screen.getByRole('group', { name: 'People' }));
    const name = people.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    fireEvent.change(name, { target: { value: 'Ana Ruiz' } });
    fireEvent.change(people.getByRole('textbox', { name: 'Role (English)' }), {
      target: { value: 'Irrigation' },
    });
    expect(people.getByText('No image: the About page shows the initials.')).toBeVisible();
    await userEvent.click(people.getByRole('button', { name: 'Choose an image: Ana Ruiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Image for Ana Ruiz' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Choose “Royal palms”' }));

    const ana = { name: 'Ana Ruiz', role: { en: 'Irrigation', es: '' } };
    await waitFor(() => expect(site.saved.at(-1)?.people).toEqual([{ ...ana, picture: id }]));
    await userEvent.click(screen.getByRole('button', { name: 'Show the preview' }));
    await waitFor(() => expect(site.previews.at(-1)?.path).toBe('/about'));
    await userEvent.click(people.getByRole('button', { name: 'Remove the image: Ana Ruiz' }));
    await waitFor(() => expect(site.saved.at(-1)?.people).toEqual([ana]));
  });

  it('of people lead to them before they are deleted', async () => {
    haveProjects(palms);
    haveUses({ project: palms, places: ['people'] });
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Royal palms' }));

    const dialog = await screen.findByRole('dialog', { name: 'The website shows this image' });
    expect(within(dialog).getByRole('link', { name: 'About: people' })).toHaveAttribute('href', '/about');
    expect(within(dialog).getByRole('link', { name: 'Choose another image' })).toHaveAttribute(
      'href',
      '/admin/website/facts#people',
    );
  });
});
