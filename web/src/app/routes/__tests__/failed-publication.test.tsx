import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { aDraft, haveSite, openWebsite } from '../../../testing/open-website';

it('counts on the tab the scheduled publications that failed', async () => {
  haveSite(aDraft());
  const versions = [null, 'page_failed'].map((failure, id) => ({
    id: `019aa000-0000-7000-8000-0000000000b${id}`,
    at: '2027-03-14T08:30',
    publishAt: '2027-03-14T12:30:00.000Z',
    clock: 'plain',
    note: '',
    scheduledAt: '2026-11-23T21:10:00.000Z',
    scheduledBy: 'ruth',
    failure,
  }));
  server.use(http.get('*/api/site/scheduled', () => HttpResponse.json({ versions })));
  await openWebsite('facts');

  expect(await screen.findByRole('tab', { name: 'Website 1 scheduled publication failed' })).toBeVisible();
});
