import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aLead, aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import { untilReleased } from '../../../testing/until-released';

describe('the login page', () => {
  it('says in a toast what is missing', async () => {
    openPage('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Missing Fields')).toBeVisible();
    expect(await screen.findByText('Please enter both username and password')).toBeVisible();
  });

  it('keeps the focus in its card when a forgotten password replaces the fields', async () => {
    openPage('/admin/login');
    const forgotten = { name: 'Forgot your password?' };
    const card = (await screen.findByRole('button', forgotten)).closest('section');

    await userEvent.click(screen.getByRole('button', forgotten));
    expect(card).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));

    expect(card).toHaveFocus();
    expect(screen.getByRole('button', forgotten)).toBeVisible();
  });

  it('tests the API and clears the results', async () => {
    server.use(http.get('*/api/user/test', () => HttpResponse.json({ status: 'ok' })));
    server.use(http.get('*/api/user', () => HttpResponse.json({ error: 'no' }, { status: 401 })));
    openPage('/admin/login');

    await userEvent.click(await screen.findByRole('button', { name: 'Show API Diagnostics' }));
    await userEvent.click(screen.getByRole('button', { name: 'Test API Routing' }));
    expect(await screen.findByText('Pass: Test API Routing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Test User Endpoint' }));
    expect(await screen.findByText('Fail: Test User Endpoint')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Results' }));

    expect(await screen.findByText('No results yet.')).toBeVisible();
  });

  it('opens the dashboard after a sign-in', async () => {
    const { released: mayAnswer, release: answer } = untilReleased();
    server.use(
      http.post('*/api/user/login', async () => {
        await mayAnswer;
        return HttpResponse.json({ user: aUser() });
      }),
    );
    openPage('/admin/login');

    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeVisible();
    answer();

    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(await screen.findByText('Welcome back, ruth!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Full Admin Panel' })).toHaveAttribute('href', '/admin');
  });

  it('says why nothing happens in a browser that blocks the cookie', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    server.use(http.post('*/api/user/login', () => HttpResponse.json({ user: aUser() })));
    openPage('/admin/login');

    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText(/Allow cookies for this site/)).toBeVisible();
    expect(screen.queryByText('Login Successful')).toBeNull();
  });

  it('shows real numbers and the newest leads', async () => {
    signedInAs(aUser());
    const asked: string[] = [];
    server.use(
      http.get('*/api/leads/counts', () =>
        HttpResponse.json({ quotes: 41, contacts: 17, byStatus: { new: 3, won: 5 } }),
      ),
      http.get('*/api/leads', () => HttpResponse.json({ leads: [aLead()], nextCursor: null })),
      http.get('*/api/projects', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ projects: [aProject()], nextCursor: 'next', total: 5000 });
      }),
    );
    openPage('/admin/login');

    expect(await screen.findByText('41')).toBeVisible();
    for (const number of ['17', '5', '5000']) expect(await screen.findByText(number)).toBeVisible();
    expect(asked).toEqual(['?limit=1']);
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  });

  it('says that content and images come soon, and where they are', async () => {
    signedInAs(aUser());
    openPage('/admin/login');

    for (const name of ['Content', 'Images']) {
      await userEvent.click(await screen.findByRole('tab', { name }));
      const soon = screen.getByRole('status');
      expect(soon).toHaveTextContent('coming soon');
      expect(within(soon).getByRole('link', { name: 'Full Admin Panel' })).toHaveAttribute('href', '/admin');
    }
  });
});
