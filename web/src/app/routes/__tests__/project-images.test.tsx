import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects, keepChanges, openImages, submit, titleField } from '../../../testing/open-images';

describe('the project images, the grid', () => {
  it('says when there is none', async () => {
    await openImages();

    expect(await screen.findByText('No project images')).toBeVisible();
    expect(await screen.findByText('Get started by adding your first project image')).toBeVisible();
  });

  it('says when they did not load, and tries again', async () => {
    let isDown = true;
    server.use(
      http.get('*/api/projects/managed', () =>
        isDown
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json({ projects: [], nextCursor: null }),
      ),
    );
    await openImages();

    expect(await screen.findByText('Error loading project images. Please try again later.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No project images')).toBeVisible();
  });

  it('filters by page; the settings tab shows all, beside the settings', async () => {
    haveProjects(
      aProject({ title: 'Pool', section: 'home' }),
      aProject({ title: 'Lawn', section: 'hoa' }),
      aProject({ title: 'Nowhere' }),
    );
    await openImages();

    const pages = screen.getByRole('tablist', { name: 'Pages of the website' });
    expect(within(pages).getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    expect(await screen.findByText('3 images')).toBeVisible();
    expect(await screen.findByText('Gallery Image · Unknown')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Account Information' })).toBeVisible();

    await userEvent.click(within(pages).getByRole('tab', { name: 'HOA Services' }));
    expect(await screen.findByRole('heading', { name: 'Lawn' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pool' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Account Information' })).toBeNull();
  });

  it('checks the password of the second form from 6 characters on', async () => {
    await openImages();

    await userEvent.type(screen.getByLabelText('Current password'), 'old password');
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));

    // The text appears in the toast and at the field.
    expect(await screen.findAllByText('Password must be at least 8 characters long')).toHaveLength(2);
  });

  it('says beside the section where the picture appears, which pictures for the tops of pages do not', async () => {
    await openImages();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Website Section' }), 'about');
    expect(screen.getByRole('link', { name: 'the About page' })).toHaveAttribute('href', '/about');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Image Placement' }), 'hero');

    expect(screen.queryByRole('link', { name: 'the About page' })).toBeNull();
  });

  it('features, places and moves a picture at once', async () => {
    const pool = aProject({ title: 'Pool', description: 'Blue. Section: home', section: 'home' });
    haveProjects(pool);
    const { changed } = keepChanges(pool);
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Feature Pool' }));
    expect(await screen.findByRole('button', { name: 'Feature Pool', pressed: true })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Placement of Pool' }), 'hero');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Website section of Pool' }), 'about');

    await waitFor(() =>
      expect(changed).toEqual([
        { featured: true },
        { placement: 'hero' },
        { description: 'Blue. Section: about' },
      ]),
    );
    expect(await screen.findByText('Project image updated successfully')).toBeVisible();
  });

  it('says when a change is not allowed', async () => {
    haveProjects(aProject({ title: 'Pool' }));
    server.use(http.patch('*/api/projects/:id', () => HttpResponse.json({}, { status: 403 })));
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Feature Pool' }));

    expect(await screen.findByText('Failed to update project image')).toBeVisible();
  });

  it('edits a picture without sending it again, and can be cancelled', async () => {
    const pool = aProject({ title: 'Pool', description: 'Blue. Section: home', section: 'home' });
    haveProjects(pool);
    const { changed } = keepChanges(pool);
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Edit Pool' }));
    expect(screen.getByRole('heading', { name: 'Edit Project Image' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Blue.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const added = screen.getByRole('heading', { name: 'Add New Project Image' });
    expect(added).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(added);

    await userEvent.click(screen.getByRole('button', { name: 'Edit Pool' }));
    await userEvent.type(titleField(), ' and spa');
    await submit('Update Project');

    expect(await screen.findByText('Project image updated successfully')).toBeVisible();
    expect(changed[0]).toMatchObject({ title: 'Pool and spa', description: 'Blue. Section: home' });
    expect(changed[0]).not.toHaveProperty('imageUrl');
    expect(screen.getByRole('heading', { name: 'Add New Project Image' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pool and spa' })).toBeVisible();
  });

  it('asks before it deletes', async () => {
    haveProjects(aProject({ title: 'Pool' }));
    server.use(http.delete('*/api/projects/:id', () => new HttpResponse(null, { status: 204 })));
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Pool' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this project image?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Project image deleted successfully')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pool' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Existing images' })).toHaveFocus());
  });

  it('keeps what matters in every crop, and turns a picture with it', async () => {
    const pool = aProject({ title: 'Pool', focusX: 20, focusY: 70 });
    haveProjects(pool);
    const { changed } = keepChanges(pool);
    await openImages();
    const picture = await screen.findByRole('article');
    expect(picture.querySelector('img')?.style.objectPosition).toBe('20% 70%');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Pool' }));

    const left = screen.getByRole('slider', { name: 'From the left' });
    fireEvent.change(left, { target: { value: '40' } });
    fireEvent.keyUp(left);
    await waitFor(() => expect(changed).toEqual([{ focusX: 40, focusY: 70 }]));
    const right = screen.getByRole('button', { name: 'Turn right' });
    fireEvent.click(right);
    // A second turn is possible only after the first has finished.
    expect(right).toHaveAttribute('aria-disabled', 'true');

    await waitFor(() => expect(changed[1]).toEqual({ turn: 90, focusX: 30, focusY: 40 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn right' })).toBeEnabled());
  });

  it('keeps the stored point and turn when a turn fails', async () => {
    const pool = aProject({ title: 'Pool', focusX: 20, focusY: 70 });
    haveProjects(pool);
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/projects/:id', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ error: 'no', code: 'invalid_image' }, { status: 400 });
      }),
    );
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Pool' }));

    for (const count of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Turn right' }));
      await waitFor(() => expect(sent).toHaveLength(count));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Turn right' })).toBeEnabled());
    }

    expect(sent[1]).toEqual(sent[0]);
  });

  it('names the pages on which a picture stands before it is deleted, and lists those on none', async () => {
    haveProjects(
      aProject({ title: 'Pool', featured: true, section: 'hoa' }),
      aProject({ title: 'Shed', section: null }),
      aProject({ title: 'Old banner', placement: 'hero', category: 'outdoor-kitchens' }),
    );
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Pool' }));
    const dialog = within(await screen.findByRole('dialog'));
    const pages = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(pages).toEqual([
      ['Gallery', '/gallery'],
      ['Home page, recent work', '/'],
      ['HOA Services', '/services/hoa-packages'],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    await userEvent.click(screen.getByRole('tab', { name: 'Not used' }));
    expect(await screen.findByRole('heading', { name: 'Shed' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Old banner' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pool' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Old banner' }));
    expect(await screen.findByText('Not shown on any page.')).toBeVisible();
  });

  it('shows which pictures have no large sizes and why, and has them made again', async () => {
    const pool = { ...aProject({ title: 'Pool' }), reason: 'store' };
    let isAgain = false;
    server.use(
      http.get('*/api/projects/given-up', () => HttpResponse.json({ projects: isAgain ? [] : [pool] })),
      http.post(`*/api/projects/${pool.id}/renditions`, () => {
        isAgain = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openImages();

    const list = within(await screen.findByRole('region', { name: 'Images without large sizes' }));
    expect(
      list.getByText('The original could not be fetched. Try again. If that fails, upload the image again.'),
    ).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Make the large sizes of Pool again' }));

    await waitFor(() => expect(screen.queryByText('Images without large sizes')).toBeNull());
  });

  it('says when a picture could not be deleted', async () => {
    haveProjects(aProject({ title: 'Pool' }));
    server.use(http.delete('*/api/projects/:id', () => HttpResponse.json({}, { status: 500 })));
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Pool' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete project image')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pool' })).toBeVisible();
  });
});
