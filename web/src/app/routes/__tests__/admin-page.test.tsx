import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { NewProject } from '../../../types/api';

const failLogin = (status: number, body: object | string) =>
  server.use(
    http.post('*/api/user/login', () =>
      typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
    ),
  );

async function signIn() {
  const page = openPage('/admin?login=true');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return page;
}

/**
 * Expects the focus on an element around the page's heading, because the element that had the focus has disappeared.
 */
function expectFocusAroundHeading(): void {
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
}

describe('the admin page, signed out', () => {
  it('explains how access is given', async () => {
    openPage('/admin');

    expect(await screen.findByRole('heading', { name: 'Request Admin Access' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+12395550142');
    expect(await screen.findByText(/1-2 business days/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I Already Have Credentials' }));
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expectFocusAroundHeading();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Access Request' }));
    expect(screen.getByRole('heading', { name: 'Request Admin Access' })).toBeVisible();
    expectFocusAroundHeading();
  });

  it('asks for both fields', async () => {
    openPage('/admin?login=true');

    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(await screen.findByText('Password is required')).toBeVisible();
  });

  it.each([
    [
      401,
      { error: 'Invalid username or password', code: 'invalid_credentials' },
      'Invalid username or password',
    ],
    [401, { error: 'expired', code: 'temporary_password_expired' }, /has expired/],
    [401, {}, 'Invalid username or password'],
    [418, { error: 'I am a teapot' }, 'I am a teapot'],
    [502, '<html>', 'Server error: 502'],
    [200, '<html>', 'Invalid server response format'],
    [200, {}, 'Login failed'],
  ])('says why a sign-in failed: %d %o', async (status, body, text) => {
    failLogin(status, body);

    await signIn();

    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  it('opens the mobile upload after a sign-in, with a welcome', async () => {
    server.use(http.post('*/api/user/login', () => HttpResponse.json({ user: aUser() })));

    const { bar } = await signIn();

    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(await screen.findByText('Logged in as ruth')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Mobile Upload', selected: true })).toBeVisible();
    expect(bar.address).toBe('/admin/upload');
  });

  it("opens the settings with the alert for the owner's temporary password", async () => {
    const owner = aUser({ role: 'owner', passwordIsTemporary: true });
    server.use(http.post('*/api/user/login', () => HttpResponse.json({ user: owner })));

    await signIn();

    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change Password Now' })).toBeVisible();
    expect(screen.getByText('Security Alert: Temporary Password Detected')).toBeVisible();
    expect(screen.getByText('Please change your temporary password immediately for security')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: "I'll change it later" }));
    expect(screen.queryByRole('button', { name: 'Change Password Now' })).toBeNull();
  });
});

describe('the admin page, signed in', () => {
  it('uploads a photo with a title taken from its name', async () => {
    signedInAs(aUser());
    const sent: NewProject[] = [];
    server.use(
      http.post('*/api/projects', async ({ request }) => {
        sent.push((await request.json()) as NewProject);
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    openPage('/admin/upload');
    expect(await screen.findByRole('button', { name: 'Upload Photo' })).toBeDisabled();

    await userEvent.upload(screen.getByLabelText('Project photo'), aFile('front-lawn.jpg'));
    expect(screen.getByRole('textbox', { name: 'Project Title' })).toHaveValue('Front-lawn');
    await userEvent.click(screen.getByRole('button', { name: 'Upload Photo' }));

    expect(await screen.findByText('Photo uploaded successfully!')).toBeVisible();
    expect(sent[0]).toMatchObject({
      title: 'Front-lawn',
      description: null,
      category: 'landscaping',
      featured: false,
      displayOrder: 0,
      fileName: 'front-lawn.jpg',
    });
    expect(sent[0]?.imageUrl).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('sends no photo without a title, and says what is missing and that there is no preview', async () => {
    signedInAs(aUser());
    openPage('/admin/upload');
    await userEvent.upload(await screen.findByLabelText('Project photo'), aFile());
    fireEvent.error(screen.getByRole('img', { name: 'The chosen photo' }));
    expect(await screen.findByText('Preview Failed')).toBeVisible();
    expect(await screen.findByText('Could not create image preview, but you can still upload')).toBeVisible();

    await userEvent.clear(screen.getByRole('textbox', { name: 'Project Title' }));
    const button = screen.getByRole('button', { name: 'Upload Photo' });
    expect(button).toBeDisabled();
    fireEvent.submit(button);

    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(await screen.findByText('Please add a title and select a photo.')).toBeVisible();
  });

  it('takes no longer title from a name than the server takes', async () => {
    signedInAs(aUser());
    openPage('/admin/upload');

    await userEvent.upload(await screen.findByLabelText('Project photo'), aFile(`${'x'.repeat(240)}.jpg`));

    expect(screen.getByRole('textbox', { name: 'Project Title' })).toHaveValue(`X${'x'.repeat(199)}`);
  });

  it('says that mail of a demonstration goes to the catcher', async () => {
    signedInAs(aUser());
    openPage('/admin');

    expect(await screen.findByText('Demo: mail goes to the catcher')).toBeVisible();
  });

  const unreadable = { fields: { imageUrl: { code: 'unreadable_image', message: 'It cannot be read.' } } };

  it.each([
    [500, {}, 'Failed to upload photo. Please try again.'],
    [400, unreadable, /^Failed to process image/],
  ])('says when an upload failed: %d %o', async (status, answer, text) => {
    signedInAs(aUser());
    server.use(http.post('*/api/projects', () => HttpResponse.json(answer, { status })));
    openPage('/admin/upload');

    await userEvent.upload(await screen.findByLabelText('Project photo'), aFile('lawn.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'Upload Photo' }));

    expect(await screen.findByText('Upload Failed')).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [['', '', ''], 'Missing Fields', 'Please fill in all password fields'],
    [['old', 'new words', 'other'], 'Password Mismatch', 'New password and confirmation do not match'],
    [['old', '7 chars', '7 chars'], 'Password Too Short', 'Password must be at least 8 characters long'],
  ])('checks a new password: %o', async (values, title, text) => {
    signedInAs(aUser());
    openPage('/admin/settings');
    await screen.findByLabelText('Current password');

    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, value] of values.entries()) {
      if (value) await userEvent.type(screen.getByLabelText(labels[index] ?? ''), value);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));

    expect(await screen.findByText(title)).toBeVisible();
    // The text appears in the toast and at the field.
    expect(await screen.findAllByText(text)).toHaveLength(2);
  });

  it('signs out whatever the server answers', async () => {
    signedInAs(aUser());
    server.use(http.post('*/api/user/logout', () => HttpResponse.json({}, { status: 500 })));
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    openPage('/admin');

    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));

    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Request Admin Access' })).toBeVisible());
    expectFocusAroundHeading();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('leads back to the login when the session has ended, and keeps what was typed', async () => {
    signedInAs(aUser());
    server.use(
      http.post(
        '*/api/projects',
        () => HttpResponse.json({ error: 'no', code: 'not_authenticated' }, { status: 401 }),
        { once: true },
      ),
    );
    openPage('/admin/upload');
    await userEvent.upload(await screen.findByLabelText('Project photo'), aFile('lawn.jpg'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Palms along the drive');
    await userEvent.click(screen.getByRole('button', { name: 'Upload Photo' }));

    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ruth');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('Palms along the drive');
    expect(screen.getByRole('button', { name: 'Upload Photo' })).toBeEnabled();
  });
});
