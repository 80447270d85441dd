import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import {
  aChatMessage,
  ChatOfficeDouble,
  messageField,
  openChat,
  openHelp,
  pressSend,
  write,
} from '../../../testing/chat-office';
import { untilReleased } from '../../../testing/until-released';

const saturday = Date.parse('2026-01-03T15:00:00Z');
const monday = Date.parse('2026-01-05T15:00:00Z');

const itIs = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const log = () => screen.getByRole('log', { name: /^(Messages|Mensajes)$/ });
const said = () => within(log()).getAllByRole('listitem');

/** Simulates a reload: the state of the page's scripts is lost. */
async function reload(opened: { unmount: () => void }, path?: string) {
  opened.unmount();
  return openHelp(path);
}

/** Simulates that the hidden page becomes visible again, so that it polls immediately. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => jest.restoreAllMocks());

describe('the help card', () => {
  it.each([
    [
      'Saturday',
      '/careers',
      saturday,
      'The office is closed until Monday 8 am. Write, and we answer by email.',
    ],
    [
      'Saturday',
      '/es/careers',
      saturday,
      'La oficina está cerrada hasta el lunes a las 8 a. m. Escríbanos y le respondemos por correo.',
    ],
    ['Monday', '/careers', monday, 'The office is open until 4 pm. Write, and we answer here.'],
    [
      'Monday',
      '/es/careers',
      monday,
      'La oficina está abierta hasta las 4 p. m. Escríbanos y le respondemos aquí.',
    ],
  ])(
    'says whether somebody is there, before anything is asked of the server: %s on %s',
    async (_when, path, now, text) => {
      itIs(now);
      const office = new ChatOfficeDouble();

      await openHelp(path);

      expect(await screen.findByText(text)).toBeVisible();
      expect(office.readings).toEqual([]);
    },
  );

  it('takes the focus, and gives it back on Escape', async () => {
    const { button } = await openHelp();
    expect(await screen.findByRole('heading', { name: 'How can we help?' })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(async () => expect(await messageField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('region', { name: 'Ask the office' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('keeps phone and mail in reach', async () => {
    await openChat();

    await userEvent.click(screen.getByRole('button', { name: 'Other ways to reach us' }));

    expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+12395550142');
    expect(screen.getByRole('link', { name: 'Send an email' })).toBeVisible();
  });

  it.each([
    () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
    () =>
      jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      }),
  ])('leads to the form where the browser blocks the cookie of a conversation: %#', async (block) => {
    block();
    await openHelp('/es/careers');

    await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }));

    expect(await screen.findByText(/^Este navegador bloquea la cookie/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Envíenos un mensaje' })).toHaveAttribute(
      'href',
      '/es/contact#message',
    );
    expect(screen.queryByRole('textbox', { name: 'Su mensaje' })).toBeNull();
    // Restores the mock here, because a shared hook clears the storage before this file's `afterEach` runs.
    jest.restoreAllMocks();
  });
});

describe('the conversation with the office', () => {
  it('begins with the first message, and shows what comes', async () => {
    const office = new ChatOfficeDouble();
    await openChat('/es/careers');
    expect(office.readings).toEqual([]);

    await write('¿Podan palmas?\n¿Cuándo?');
    expect(await within(log()).findByText(/¿Podan palmas\?\s¿Cuándo\?/)).toBeVisible();
    expect(office.begun).toEqual([
      {
        content: '¿Podan palmas?\n¿Cuándo?',
        language: 'es',
        page: '/es/careers',
        website: '',
        tookMs: expect.any(Number),
      },
    ]);
    office.messages.push(aChatMessage({ content: 'Sí, el martes.' }));
    lookAgain();

    expect(await within(log()).findByText('Sí, el martes.')).toBeVisible();
    expect(said().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Usted.*¿Podan palmas/),
      expect.stringMatching(/^Oficina.*Sí, el martes\.$/),
    ]);
    expect(await messageField()).toHaveValue('');
  });

  it('sends a text once, however often it is pressed, and keeps one that failed', async () => {
    const office = new ChatOfficeDouble();
    const { release, released } = untilReleased();
    office.refusals = [
      async () => {
        await released;
        return HttpResponse.json({}, { status: 503 });
      },
    ];
    await openChat();

    await userEvent.type(await messageField(), 'Do you plant palms?');
    await Promise.all([pressSend(), pressSend(), pressSend()]);
    release();
    expect(await screen.findByText('Not sent yet. Your text is kept.')).toBeVisible();
    expect(await messageField()).toHaveValue('Do you plant palms?');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await within(log()).findByText('Do you plant palms?')).toBeVisible();
    expect(office.written).toHaveLength(2);
    expect(office.written[0]?.key).toBeTruthy();
    expect(office.written[1]?.key).toBe(office.written[0]?.key);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for a text', async () => {
    const office = new ChatOfficeDouble();
    await openChat();

    await pressSend();

    expect(await screen.findByText('Please write a message')).toBeVisible();
    expect(await messageField()).toHaveAccessibleDescription('Please write a message');
    expect(office.written).toEqual([]);
  });

  it('shows the helper’s links as suggestions, in the language of the page', async () => {
    const office = new ChatOfficeDouble();
    office.links = [{ title: 'Nuestra zona de servicio', path: '/about#service-area' }];
    const { bar } = await openChat('/es/careers');

    await write('¿Trabajan en Naples?');

    expect(await within(log()).findByText('Sugerencias')).toBeVisible();
    const link = within(log()).getByRole('link', { name: 'Nuestra zona de servicio' });
    expect(link).toHaveAttribute('href', '/es/about#service-area');
    await userEvent.click(link);
    expect(bar.address).toBe('/es/about');
    // Tests run with a small screen, on which the card would cover the page.
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('says that an answer was mailed, until it comes back, and shows text as text', async () => {
    const office = new ChatOfficeDouble();
    await openChat();
    await write('<b>Hello</b> https://example.org');
    await within(log()).findByText('<b>Hello</b> https://example.org');
    const mailed = aChatMessage({ content: '', isMailed: true });
    office.messages.push(mailed);
    lookAgain();

    expect(await within(log()).findByText('We answered by email.')).toBeVisible();
    expect(within(log()).queryByRole('link')).toBeNull();
    office.returned = [{ ...mailed, content: 'On Tuesday.', isMailed: false }];
    lookAgain();
    expect(await within(log()).findByText('On Tuesday.')).toBeVisible();
    expect(within(log()).queryByText('We answered by email.')).toBeNull();
  });

  it.each([
    [
      { code: 'too_many_requests' },
      { 'Retry-After': '540' },
      /That was a lot at once\. Try again in 9 minutes, or call us: \(239\) 555-0142/,
    ],
    [{ code: 'contact_needed' }, {}, /Please leave your name and email so that we can go on/],
    [{ code: 'chat_full' }, {}, /This conversation is very long\. Please call us: \(239\) 555-0142/],
  ])('names the phone number when it was too much: %p', async (body, headers, text) => {
    const office = new ChatOfficeDouble();
    office.refusals = [() => HttpResponse.json(body, { status: 429, headers })];
    await openChat();

    await write('One more thing');

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', 'tel:+12395550142');
    expect(await messageField()).toHaveValue('One more thing');
  });

  it('keeps what is typed when the card closes and when the page is loaded again', async () => {
    const opened = await openChat();
    await userEvent.type(await messageField(), 'My hedge is');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(opened.button);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(await messageField()).toHaveValue('My hedge is');
    await reload(opened);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));

    expect(await messageField()).toHaveValue('My hedge is');
  });

  it('is there again after a reload and on another page, asks at once, and not while the card is closed', async () => {
    const office = new ChatOfficeDouble();
    const opened = await openChat();
    await write('Do you plant palms?');
    await within(log()).findByText('Do you plant palms?');
    await userEvent.keyboard('{Escape}');
    office.messages.push(aChatMessage({ content: 'We do.' }));
    const askedSoFar = office.readings.length;

    await reload(opened, '/about');

    expect(await screen.findByText('We do.')).toBeVisible();
    expect(within(log()).getByText('Do you plant palms?')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ask the office' })).toHaveFocus();
    expect(office.readings.slice(askedSoFar)).toEqual([null]);
  });

  it('starts afresh where the earlier one is gone', async () => {
    const office = new ChatOfficeDouble();
    const opened = await openChat();
    await write('Do you plant palms?');
    await within(log()).findByText('Do you plant palms?');
    office.sessionId = 'chat-2';
    office.messages = [];

    await reload(opened);

    const note = 'The earlier conversation is no longer kept. Your next message begins a new one.';
    expect(await screen.findByText(note)).toBeVisible();
    await write('And oaks?');
    expect(await within(log()).findByText('And oaks?')).toBeVisible();
    expect(office.begun.map(({ content }) => content)).toEqual(['Do you plant palms?', 'And oaks?']);
  });

  it('begins a new one with a message that finds the earlier one gone', async () => {
    const office = new ChatOfficeDouble();
    await openChat();
    await write('Do you plant palms?');
    await within(log()).findByText('Do you plant palms?');
    office.sessionId = 'chat-2';
    office.messages = [];

    await write('And oaks?');

    expect(await within(log()).findByText('And oaks?')).toBeVisible();
    expect(
      screen.getByText('The earlier conversation is no longer kept. Your message begins a new one.'),
    ).toBeVisible();
    expect(said()).toHaveLength(1);
  });
});
