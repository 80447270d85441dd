import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDay } from '@sandhill/company/office-day.js';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { renderPart } from '../../../testing/test-utils';
import { OwnVisits } from './own-visits';

const visit = {
  id: 'visit-1',
  date: officeDay(),
  starts: '09:00',
  ends: '11:00',
  state: 'booked',
  name: 'Odalys Ferrer',
  address: '80 Collier Blvd',
  phone: '(239) 555-0177',
  services: [],
  message: '',
  photos: [],
};

describe(OwnVisits, () => {
  it('tells the crew that the visit is done, and not to enter what only the office can', async () => {
    server.use(
      http.get('*/api/visits/mine', () => HttpResponse.json({ visits: [visit] })),
      http.post('*/api/visits/visit-1/state', () => HttpResponse.json({ ...visit, state: 'done' })),
    );
    renderPart(<OwnVisits />);

    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));

    expect(await screen.findByText('The office can see it.')).toBeVisible();
    expect(screen.queryByText(/value of the quote/)).toBeNull();
  });

  it('asks before it tells the customer that no one was there', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/visits/mine', () => HttpResponse.json({ visits: [visit] })),
      http.post('*/api/visits/visit-1/state', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...visit, state: 'no_show' });
      }),
    );
    renderPart(<OwnVisits />);

    await userEvent.click(await screen.findByRole('button', { name: 'No one there' }));
    const dialog = await screen.findByRole('dialog', { name: 'Was no one there?' });
    expect(sent).toEqual([]);

    await userEvent.click(within(dialog).getByRole('button', { name: 'No one there' }));
    expect(await screen.findByText('Noted')).toBeVisible();
    expect(sent).toEqual([{ state: 'no_show' }]);
  });

  it('shows the visits as they are when the phone is looked at again, or as they were without a connection', async () => {
    let visits: object[] | null = [visit];
    let asked = 0;
    server.use(
      http.get('*/api/visits/mine', () => {
        asked += 1;
        return visits ? HttpResponse.json({ visits }) : HttpResponse.error();
      }),
    );
    renderPart(<OwnVisits />);
    expect(await screen.findByText('Odalys Ferrer')).toBeVisible();
    visits = [{ ...visit, id: 'visit-2', name: 'Lou Marsh' }];

    fireEvent(document, new Event('visibilitychange'));

    expect(await screen.findByText('Lou Marsh')).toBeVisible();
    expect(screen.queryByText('Odalys Ferrer')).toBeNull();
    visits = null;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(asked).toBe(3));
    expect(screen.getByText('Lou Marsh')).toBeVisible();
  });
});
