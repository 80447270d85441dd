import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';
import { untilReleased } from '../../../testing/until-released';
import { haveVisits, thursday, tuesday } from '../../../testing/visits';

const offers = (answer: object) =>
  server.use(http.get('*/api/visits/offers', () => HttpResponse.json(answer)));

const place = () => screen.findByRole('textbox', { name: 'Address or community' });
const address = () => screen.findByRole('textbox', { name: /^Property address/ });

/** Chooses Thursday on the page for booking, and sends the request. */
async function bookThursday(): Promise<void> {
  openPage('/book');
  await userEvent.type(await place(), '12 Gulf Shore Blvd, Naples');
  await userEvent.click(screen.getByRole('button', { name: 'Show times' }));
  expect(await screen.findByRole('heading', { name: 'Times in Naples' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Thursday, December 3/ }));

  await userEvent.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Ann Palmer');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ann@visitor.test');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '(239) 555-0101');
  expect(await address()).toHaveValue('12 Gulf Shore Blvd, Naples');
  await userEvent.click(screen.getByRole('checkbox', { name: /Irrigation/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Two zones stay dry.');
  await userEvent.click(screen.getByRole('button', { name: 'Request my quote' }));
}

const thursdayBooked = () => screen.findByText('Thursday, December 3, 1pm-3pm', { selector: 'output' });

describe('the page for booking', () => {
  let quotes = 0;
  beforeEach(() => {
    quotes = 0;
    offers({ areaName: 'Naples', isOutside: false, windows: [tuesday, thursday] });
    server.use(
      http.post('*/api/quotes', () => {
        quotes += 1;
        return HttpResponse.json({ reference: 'Q-7F3K2M', page: '/q/some-token' }, { status: 201 });
      }),
    );
  });

  it('takes a place, a time and a request, and books it', async () => {
    const { keys } = haveVisits();

    await bookThursday();

    expect(await thursdayBooked()).toBeVisible();
    expect([quotes, keys.length]).toEqual([1, 1]);
  });

  it('offers no other time while the chosen one is being booked', async () => {
    haveVisits();
    const { released, release } = untilReleased();
    server.use(
      http.post('*/api/visits', async () => {
        await released;
        return HttpResponse.json({ error: 'no', code: 'just_taken' }, { status: 409 });
      }),
    );
    await bookThursday();

    const status = await screen.findByText('We are booking this time for you:', { exact: false });
    expect(status).toHaveTextContent('Thursday, December 3, 1pm-3pm');
    expect(screen.queryByRole('heading', { name: 'Choose a time for our visit' })).toBeNull();
    release();

    expect(await screen.findByRole('button', { name: /Tuesday, December 1/ })).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('This time was just taken.');
  });

  it('goes on with the page of a request whose booking the tab did not see the end of', async () => {
    haveVisits();
    const { released, release } = untilReleased();
    server.use(http.post('*/api/visits', () => released.then(() => HttpResponse.error())));
    await bookThursday();
    await screen.findByText('We are booking this time for you:', { exact: false });
    cleanup();
    // The answer comes when the page is no longer shown. An error then would fail this file.
    release();

    const { bar } = openPage('/book');

    expect(await screen.findByRole('heading', { name: 'Choose a time for our visit' })).toBeVisible();
    expect(bar.address).toBe('/q/some-token');
    cleanup();
    openPage('/book');
    expect(await place()).toHaveValue('');
  });

  it('books the chosen time at the next try where the connection ended with the request', async () => {
    server.use(
      http.post('*/api/visits', () => HttpResponse.error()),
      http.get('*/api/visits/windows', () => HttpResponse.error()),
    );
    await bookThursday();
    const again = await screen.findByRole('button', { name: 'Try again' });
    haveVisits();

    await userEvent.click(again);

    expect(await thursdayBooked()).toBeVisible();
  });

  it('begins a draft only with a choice', async () => {
    const { store } = openPage('/book');
    await userEvent.click(await screen.findByRole('button', { name: 'Show times' }));
    expect(await place()).toHaveAccessibleDescription('Please enter an address or a community');
    expect(await place()).toHaveFocus();
    await userEvent.type(await place(), 'Naples');
    expect(await place()).toBeValid();
    expect(store.getState().drafts?.quote).toBeUndefined();

    await userEvent.click(screen.getByRole('button', { name: 'Show times' }));

    await waitFor(() => expect(store.getState().drafts?.quote?.visit?.place).toBe('Naples'));
  });

  it('keeps the place, the time and the address in the form across a reload', async () => {
    const first = openPage('/book');
    await userEvent.type(await place(), 'Naples');
    await userEvent.click(screen.getByRole('button', { name: 'Show times' }));
    await screen.findByRole('heading', { name: 'Times in Naples' });
    first.unmount();

    const second = openPage('/book');
    const time = await screen.findByRole('button', { name: /Thursday, December 3/ });
    expect(await place()).toHaveValue('Naples');
    await userEvent.click(time);
    await userEvent.clear(await address());
    await userEvent.type(await address(), '12 Gulf Shore Blvd');
    second.unmount();

    openPage('/book');
    expect(await address()).toHaveValue('12 Gulf Shore Blvd');
    expect(screen.getByText('Thursday, December 3, 1pm-3pm')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByRole('heading', { name: 'Times in Naples' })).toBeVisible();
  });

  it('leads to the contact page where nothing can be booked', async () => {
    offers({ areaName: null, isOutside: true, windows: [] });
    openPage('/es/book');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Dirección o comunidad' }), 'Orlando');
    await userEvent.click(screen.getByRole('button', { name: 'Ver horas' }));

    expect(await screen.findByText(/fuera de nuestra zona/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la página de contacto' })).toHaveAttribute(
      'href',
      '/es/contact',
    );
  });
});
