import { screen } from '@testing-library/react';
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
});
