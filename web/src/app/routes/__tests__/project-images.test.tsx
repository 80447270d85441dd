import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile, aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects, openImages } from '../../../testing/open-images';

import type { NewProject, Project, ProjectChange } from '../../../types/api';

/** Mocks adding and changing pictures. @returns the recorded requests; a change is answered with the changed picture */
function keepChanges(...projects: Project[]) {
  const added: NewProject[] = [];
  const changed: ProjectChange[] = [];
  server.use(
    http.post('*/api/projects', async ({ request }) => {
      const project = (await request.json()) as NewProject;
      added.push(project);
      return HttpResponse.json(aProject({ title: project.title }), { status: 201 });
    }),
    http.patch('*/api/projects/:id', async ({ request, params }) => {
      const change = (await request.json()) as ProjectChange;
      changed.push(change);
      const known = projects.find((project) => project.id === params['id']) ?? aProject();
      return HttpResponse.json({ ...known, ...change, imageUrl: known.imageUrl });
    }),
  );
  return { added, changed };
}

const titleField = () => screen.getByRole('textbox', { name: 'Title' });
const imageField = () => screen.getByLabelText(/Drag an image here/);
const submit = (name = 'Add Project') => userEvent.click(screen.getByRole('button', { name }));

describe('the project images, adding', () => {
  it('says what is missing', async () => {
    await openImages();

    await submit();
    expect(await screen.findByText('Missing Fields')).toBeVisible();
    expect(screen.getAllByText('Title is required')[0]).toBeVisible();
    expect(await screen.findByText('Image is required')).toBeVisible();

    await userEvent.type(titleField(), 'Pond');
    await submit();
    expect(await screen.findByText('Missing Image')).toBeVisible();
    expect(await screen.findByText('Please select an image to upload.')).toBeVisible();
  });

  it.each([
    [aFile('big.jpg', 'image/jpeg', 5_000_001), 'File is too large. Maximum size is 5MB.'],
    [aFile('plan.pdf', 'application/pdf'), 'Please upload a valid image file (JPG, PNG, GIF, WebP).'],
    [aFile('huge.jpg', 'image/jpeg', 10_000_001), 'Please select an image under 10MB'],
  ])('refuses a file', async (file, text) => {
    await openImages();

    await userEvent.upload(imageField(), file, { applyAccept: false });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove image' })).toBeNull();
  });

  it('sends every field, then empties the form', async () => {
    const { added } = keepChanges();
    await openImages();

    await userEvent.upload(imageField(), aFile('pond-crop.jpg'));
    await userEvent.type(titleField(), 'Pond');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'With lilies.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'grapple-truck');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Image Placement' }),
      'Hero/Header Image',
    );
    expect(screen.getByRole('link', { name: /banner of Grapple Truck/ })).toHaveAttribute(
      'href',
      '/services/grapple-truck',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Website Section' }), 'Home Page');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Display Order' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Display Order' }), '20');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Featured Project' }));
    await userEvent.click(screen.getByText('In Spanish'));
    await userEvent.type(screen.getByLabelText('Title in Spanish'), 'Estanque');
    await submit();

    expect(await screen.findByText('Project image added successfully')).toBeVisible();
    expect(added[0]).toMatchObject({
      title: 'Pond',
      description: 'With lilies. Section: home',
      category: 'grapple-truck',
      placement: 'hero',
      displayOrder: 20,
      featured: true,
      fileName: 'pond-crop.jpg',
      titleEs: 'Estanque',
      altText: null,
    });
    expect(added[0]?.imageUrl).toMatch(/^data:image\/jpeg;base64,/);
    expect(titleField()).toHaveValue('');
    expect(await screen.findByRole('heading', { name: 'Pond' })).toBeVisible();
  });

  it('refuses an order that is no whole number from 0 on', async () => {
    await openImages();

    await userEvent.type(titleField(), 'Pond');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Display Order' }), '{Home}-');
    await submit();

    expect(await screen.findByText('Enter a whole number, 0 or more')).toBeVisible();
  });

  it.each([
    [403, {}, 'Failed to add project image', /Ask an administrator/],
    [507, { code: 'disk_full' }, 'Failed to add project image', /disk is nearly full/],
    [500, {}, 'Failed to add project image', /try again/],
    [
      400,
      { fields: { imageUrl: { message: 'no', code: 'invalid_image' } } },
      'Image Error',
      'Failed to process the image. Please try a different image.',
    ],
  ])('keeps the form when the server answers %d', async (status, body, title, text) => {
    server.use(http.post('*/api/projects', () => HttpResponse.json(body, { status })));
    await openImages();

    await userEvent.upload(imageField(), aFile());
    await userEvent.type(titleField(), 'Pond');
    await submit();

    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(titleField()).toHaveValue('Pond');
  });
});

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

    // The text is in the toast and at the field.
    expect(await screen.findAllByText('Password must be at least 6 characters long')).toHaveLength(2);
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
    expect(screen.getByRole('heading', { name: 'Add New Project Image' })).toBeVisible();

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
    expect(right).toBeDisabled();

    await waitFor(() => expect(changed[1]).toEqual({ turn: 90, focusX: 30, focusY: 40 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn right' })).toBeEnabled());
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

    const list = within(await screen.findByRole('region', { name: 'Pictures without large sizes' }));
    expect(list.getByText('The storage did not answer, or has lost the original.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Make the large sizes of Pool again' }));

    await waitFor(() => expect(screen.queryByText('Pictures without large sizes')).toBeNull());
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
