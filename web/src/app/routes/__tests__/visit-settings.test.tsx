import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { anOfficeVisit } from '../../../testing/office-visit';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { VisitSettings } from '../../../types/api';

describe('the settings of visits', () => {
  it('are changed in one go, survive a reload, and name the visits that no longer fit', async () => {
    const saved: VisitSettings[] = [];
    const kept: unknown[] = [];
    const settings = {
      noticeHours: 24,
      horizonDays: 21,
      lastMomentHours: 4,
      week: [],
      dates: [],
      areas: ['Naples'],
    };
    server.use(
      http.get('*/api/visits/settings', () => HttpResponse.json({ ...settings, ...saved.at(-1) })),
      http.put('*/api/visits/settings', async ({ request }) => {
        saved.push((await request.json()) as VisitSettings);
        return HttpResponse.json({ ...settings, ...saved.at(-1) });
      }),
      http.get('*/api/visits/unfit', () =>
        HttpResponse.json({ people: [], visits: saved.length > 0 ? [anOfficeVisit({ fits: false })] : [] }),
      ),
      http.get('*/api/visits/days', () => HttpResponse.json({ windows: [] })),
      http.patch('*/api/visits/:id', async ({ request }) => {
        kept.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    signedInAs(aUser({ role: 'owner' }));
    const first = openPage('/admin/settings/visits');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a time: Tuesday' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visits possible' }), '3');
    const notice = screen.getByRole('spinbutton', { name: 'Advance notice (hours)' });
    fireEvent.change(notice, { target: { value: '337' } });
    const ends = screen.getByLabelText('To');
    fireEvent.change(ends, { target: { value: '08:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(notice).toHaveAccessibleDescription(/^Please enter a whole number from 0 to 336/);
    expect(notice).toHaveFocus();
    expect(ends).toHaveAccessibleDescription('“To” must be later than “From”.');
    fireEvent.change(notice, { target: { value: '24' } });
    fireEvent.change(ends, { target: { value: '11:00' } });
    await userEvent.click(screen.getByText('Where:'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Naples' }));
    first.unmount();

    openPage('/admin/settings/visits');
    expect(await screen.findByRole('combobox', { name: 'Visits possible' })).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await screen.findByText('1 booked visit is outside the current visit times')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep as booked' }));
    await waitFor(() => expect(kept).toEqual([{ isKept: true }]));
    expect(saved[0]).toEqual({
      noticeHours: 24,
      horizonDays: 21,
      lastMomentHours: 4,
      dates: [],
      week: [
        {
          weekday: 'tuesday',
          starts: '09:00',
          ends: '11:00',
          places: 3,
          communities: ['Naples'],
          services: null,
        },
      ],
    });
  });

  it('keep the place of the keyboard when a time or a date is removed', async () => {
    const settings = { noticeHours: 24, horizonDays: 21, lastMomentHours: 4, week: [], dates: [], areas: [] };
    server.use(
      http.get('*/api/visits/settings', () => HttpResponse.json(settings)),
      http.get('*/api/visits/unfit', () => HttpResponse.json({ people: [], visits: [] })),
    );
    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/settings/visits');

    const addTime = await screen.findByRole('button', { name: 'Add a time: Tuesday' });
    await userEvent.click(addTime);
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(addTime).toHaveFocus();

    const addDate = screen.getByRole('button', { name: 'Add a date' });
    await userEvent.click(addDate);
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(addDate).toHaveFocus();
  });

  it('show a community that is no longer served, so that it can be taken out', async () => {
    const saved: VisitSettings[] = [];
    const window = { id: 'w', weekday: 'monday', starts: '09:00', ends: '11:00', places: 1, services: null };
    const settings = {
      noticeHours: 24,
      horizonDays: 21,
      lastMomentHours: 4,
      week: [{ ...window, communities: ['Naples', 'Old Naples'] }],
      dates: [],
      areas: ['Naples'],
    };
    server.use(
      http.get('*/api/visits/settings', () => HttpResponse.json(settings)),
      http.put('*/api/visits/settings', async ({ request }) => {
        saved.push((await request.json()) as VisitSettings);
        return HttpResponse.json(settings);
      }),
      http.get('*/api/visits/unfit', () => HttpResponse.json({ people: [], visits: [] })),
    );
    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/settings/visits');
    await userEvent.click(await screen.findByText('Where:'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Old Naples (no longer served)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(saved[0]?.week[0]?.communities).toEqual(['Naples']));
  });
});

it('the address of a calendar, which is shown only once, stays when it could not be turned off', async () => {
  const url = 'https://sandhill.example/api/calendar/secret.ics';
  server.use(
    http.get('*/api/visits/calendar', () => HttpResponse.json({ madeAt: '2026-01-05T14:00:00.000Z' })),
    http.post('*/api/visits/calendar', () => HttpResponse.json({ url }, { status: 201 })),
    http.delete('*/api/visits/calendar', () => HttpResponse.json({}, { status: 503 })),
  );
  signedInAs(aUser({ role: 'user', isAdmin: false }));
  openPage('/admin/settings/visits');
  await userEvent.click(await screen.findByRole('button', { name: 'Create a new address' }));
  const address = await screen.findByDisplayValue(url);

  await userEvent.click(screen.getByRole('button', { name: 'Turn off the address' }));

  expect(await screen.findByText('Nothing was saved')).toBeVisible();
  expect(address).toBeVisible();
});
