import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile, anUnreadableFile, aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects } from '../../../testing/open-images';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { NewProject } from '../../../types/api';

async function openQuickUpload() {
  signedInAs(aUser());
  openPage('/admin');
  await userEvent.click(await screen.findByRole('tab', { name: 'Quick Upload' }));
}

const sectionField = () => screen.getByRole('combobox', { name: 'Website Section' });

describe('the quick upload', () => {
  it('sends a photo under its name, with its section, and starts again empty', async () => {
    const sent: NewProject[] = [];
    server.use(
      http.post('*/api/projects', async ({ request }) => {
        sent.push((await request.json()) as NewProject);
        return HttpResponse.json(aProject({ title: 'yard-crop' }), { status: 201 });
      }),
    );
    await openQuickUpload();
    expect(screen.getByRole('button', { name: 'Upload Now' })).toBeDisabled();
    expect(screen.getByLabelText('Tap to take a photo')).toHaveAttribute('capture', 'environment');
    expect(await screen.findByText(/put “crop” in the file name/)).toBeVisible();

    await userEvent.selectOptions(sectionField(), 'Excavation');
    await userEvent.upload(screen.getByLabelText('Tap to take a photo'), aFile('yard-crop.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload Now' }));

    expect(await screen.findByText('Image uploaded successfully.')).toBeVisible();
    expect(sent[0]).toMatchObject({
      title: 'yard-crop',
      description: 'Uploaded from mobile - Section: excavation',
      category: 'landscaping',
      placement: 'gallery',
      featured: false,
      displayOrder: 0,
      fileName: 'yard-crop.jpg',
    });
    expect(sectionField()).toHaveValue('services');
    expect(screen.getByRole('button', { name: 'Upload Now' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that the file cannot be read, because trying again would not help', async () => {
    await openQuickUpload();

    await userEvent.upload(screen.getByLabelText(/Choose from this device/), anUnreadableFile('moved.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload Now' }));

    expect(await screen.findByText(/^Failed to read file\./)).toBeVisible();
    expect(screen.queryByText('Not uploaded yet')).toBeNull();
  });

  it('keeps the photo when the upload failed', async () => {
    server.use(http.post('*/api/projects', () => HttpResponse.json({}, { status: 502 })));
    await openQuickUpload();

    await userEvent.upload(screen.getByLabelText(/Choose from this device/), aFile());
    await userEvent.click(screen.getByRole('button', { name: 'Upload Now' }));

    expect(
      await screen.findByText(
        'Failed to upload image. Please try a different image or check your connection.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload Now' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(screen.getByRole('button', { name: 'Upload Now' })).toBeDisabled();
  });

  it('says when the gallery is empty', async () => {
    await openQuickUpload();

    expect(await screen.findByText('No images in gallery')).toBeVisible();
    expect(await screen.findByText('Upload your first image using the quick upload form.')).toBeVisible();
  });

  it('filters by section and asks before it deletes', async () => {
    haveProjects(aProject({ title: 'Pool', section: 'home' }), aProject({ title: 'Lawn', section: 'hoa' }));
    server.use(http.delete('*/api/projects/:id', () => new HttpResponse(null, { status: 204 })));
    await openQuickUpload();
    expect(await screen.findByRole('img', { name: 'Pool, Landscaping' })).toBeInTheDocument();

    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Filter by Section' }),
      'HOA Services',
    );
    expect(screen.queryByRole('img', { name: 'Pool, Landscaping' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Lawn' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete this image?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('No images in this section yet.')).toBeVisible();
  });
});
