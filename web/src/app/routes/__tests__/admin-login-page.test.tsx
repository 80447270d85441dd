import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';

describe('the login page', () => {
  it('says in a toast what is missing', async () => {
    openPage('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Missing Fields')).toBeVisible();
    expect(screen.getByText('Please enter both username and password')).toBeVisible();
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

    expect(screen.getByText('No results yet.')).toBeVisible();
  });

  it('opens the dashboard after a sign-in', async () => {
    server.use(http.post('*/api/user/login', () => HttpResponse.json({ user: aUser() })));
    openPage('/admin/login');

    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Full Admin Panel' })).toHaveAttribute('href', '/admin');
  });
});
