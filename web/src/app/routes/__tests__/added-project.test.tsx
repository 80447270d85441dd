import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { keepChanges, openImages, submit, titleField } from '../../../testing/open-images';

const imageField = () => screen.getByLabelText(/Drag an image here/);

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
    [aFile('huge.jpg', 'image/jpeg', 10_000_001), 'File Too Large'],
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
    expect(screen.getByRole('link', { name: /header of Grapple Truck/ })).toHaveAttribute(
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

  it.each(['{Home}-', '{End}.5'])('refuses an order that is no whole number from 0 on: %s', async (typed) => {
    await openImages();

    await userEvent.type(titleField(), 'Pond');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Display Order' }), typed);
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
