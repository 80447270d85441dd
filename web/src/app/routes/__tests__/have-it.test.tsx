import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { rememberLanguage } from '../../../lib/remembered-language';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';
import type { LeadClaim } from '../../../types/api';

const aClaim = (wanted: Partial<LeadClaim> = {}): LeadClaim => ({
  reference: 'Q-7F3K2M',
  kind: 'quote',
  name: 'Ana Ruiz',
  place: 'Naples',
  services: ['irrigation'],
  createdAt: '2026-01-05T17:30:00.000Z',
  claimedAt: null,
  claimedVia: null,
  claimedBy: null,
  ...wanted,
});

const claimed = { claimedAt: '2026-01-05T18:00:00.000Z', claimedVia: 'mail' } as const;

/** Mocks the API for the link in a mail. @returns the tokens with which a lead was claimed */
function haveClaim(read: () => Response, post: () => Response = () => HttpResponse.json(aClaim(claimed))) {
  const posts: string[] = [];
  server.use(
    http.get('*/api/lead-claims/:token', read),
    http.post('*/api/lead-claims/:token', ({ params }) => {
      posts.push(String(params['token']));
      return post();
    }),
  );
  return posts;
}

const refusal = (status: number) => () => HttpResponse.json({ error: 'no', code: 'no' }, { status });

const button = () => screen.queryByRole('button', { name: 'I have it' });

describe('the page behind "I have it" in a mail', () => {
  it('shows the lead in short, claims nothing when opened, and says who has it after one press', async () => {
    const posts = haveClaim(() => HttpResponse.json(aClaim()));
    openPage('/have-it/some-token');

    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByText('Irrigation')).toBeVisible();
    // A claim ends the steps of unclaimed leads, but not the reminders of the promised answer.
    expect(screen.getByText(/Reminders continue until someone answers/)).toBeVisible();
    expect(document.title).toMatch(/^I have it/);
    expect(posts).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'I have it' }));

    expect(await screen.findByText('The office has it, by email')).toBeVisible();
    expect(posts).toEqual(['some-token']);
    expect(button()).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the lead' })).toHaveAttribute(
      'href',
      '/admin/leads/Q-7F3K2M',
    );
  });

  it('names who was first, also when they were quicker than the press', async () => {
    const byRuth = aClaim({ ...claimed, claimedVia: 'page', claimedBy: 'ruth' });
    haveClaim(
      () => HttpResponse.json(aClaim()),
      () => HttpResponse.json(byRuth),
    );
    const { unmount } = openPage('/have-it/some-token');
    await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
    expect(await screen.findByText('ruth has it')).toBeVisible();
    unmount();

    haveClaim(() => HttpResponse.json(byRuth));
    openPage('/have-it/some-token');
    expect(await screen.findByText('ruth has it')).toBeVisible();
    expect(button()).toBeNull();
  });

  it.each([
    [403, 'This link is not valid'],
    [410, 'This link has expired'],
    [404, 'This lead is no longer in the list'],
  ])('says in plain words what is wrong with a link, with a way on: %d', async (status, title) => {
    haveClaim(refusal(status));
    openPage('/have-it/some-token');

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the leads' })).toHaveAttribute('href', '/admin/leads');
  });

  it('keeps the button when the press did not arrive, and tries again', async () => {
    let isDown = true;
    const posts = haveClaim(
      () => HttpResponse.json(aClaim()),
      () => (isDown ? refusal(502)() : HttpResponse.json(aClaim(claimed))),
    );
    openPage('/have-it/some-token');
    await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
    expect(await screen.findByText('That did not work')).toBeVisible();
    expect(button()).toBeEnabled();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The office has it, by email')).toBeVisible();
    expect(posts).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText('That did not work')).toBeNull());
  });

  it('speaks the language that was chosen last', async () => {
    rememberLanguage('es');
    haveClaim(() => HttpResponse.json(aClaim()));
    openPage('/have-it/some-token');

    expect(await screen.findByRole('button', { name: 'La atiendo yo' })).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
  });
});
