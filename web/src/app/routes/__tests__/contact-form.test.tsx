import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { profile } from '../../../lib/site';
import { aFile } from '../../../testing/factories';
import type { NewContact } from '../../../types/api';
import { QuoteForm } from '../../../features/quotes/components/quote-form';
import { ContactForm } from '../../../features/contacts/components/contact-form';
import { server } from '../../../testing/mocks/server';
import { prerenderPart, renderPart } from '../../../testing/test-utils';

const showForm = (subject = '', opening = '') =>
  renderPart(<ContactForm subject={subject} opening={opening} />);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
async function addPhotosBy(button: HTMLElement | undefined, ...names: string[]) {
  await userEvent.click(button ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.upload(
    dialog.getByLabelText('Choose or take photos'),
    names.map((name) => aFile(name)),
  );
  await waitFor(() => expect(dialog.getAllByRole('img')).toHaveLength(names.length));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
}

const addPhotos = (...names: string[]) =>
  addPhotosBy(screen.getByRole('button', { name: 'Add Photos' }), ...names);

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fill() {
  await userEvent.type(field(/^Full name/), 'Ana Ruiz');
  await userEvent.type(field(/^Email/), 'ana@home.example');
  await userEvent.type(field(/^Subject/), 'Palms');
  await userEvent.type(field(/^Message/), 'Do you move palms?');
}

const measured = (hoursAgo: number) =>
  http.get('*/api/lead-figures/answer-times', () =>
    HttpResponse.json({
      measuredAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
      quote: 40,
      contact: 65,
    }),
  );

describe('the contact form', () => {
  it('says what is missing; the phone number may stay empty', async () => {
    showForm();

    await submit();

    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Please enter a message with at least 10 characters')).toBeVisible();
    expect(screen.getByText('Please enter your name')).toBeVisible();
    expect(field(/^Phone/)).not.toHaveAttribute('aria-invalid');
  });

  it('says how soon such messages were answered at this hour, unless that was measured long ago', async () => {
    server.use(measured(1));
    const { unmount } = showForm();
    await submit();
    expect(await screen.findByText('At this hour usually answered within 1 hour 5 minutes')).toBeVisible();
    unmount();

    server.use(measured(37));
    showForm();
    await submit();
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.queryByText(/^At this hour/)).toBeNull();
  });

  it('thanks, says by when the office answers, and offers another message', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-09T15:00:00Z'));
    server.use(
      http.post('*/api/contact', () => HttpResponse.json({ id: '1', reference: 'C-7' }, { status: 201 })),
    );
    showForm('', 'Palm; yellow fronds');
    await fill();

    await submit();

    const toast = (await screen.findByText('Message sent!')).closest('[data-toast]');
    expect(toast).toHaveTextContent("Thank you for reaching out. We'll get back to you soon.");
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    // The mocked time is Friday 10 am. The promise is 24 business hours, at eight a day (8 am to 4 pm).
    expect(screen.getByText('We answer by Wednesday 10 am.')).toBeVisible();
    clock.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
    expect(field(/^Message/)).toHaveValue('');
    expect(field(/^Full name/)).toHaveFocus();
  });

  it('shows the thanks whole, in the middle of the window, also after a success without content', async () => {
    server.use(http.post('*/api/contact', () => new HttpResponse(null, { status: 204 })));
    const show = jest.spyOn(Element.prototype, 'scrollIntoView');
    showForm();
    await fill();

    await submit();

    const thanks = await screen.findByRole('heading', { name: 'Thank You!' });
    expect(thanks).toHaveFocus();
    expect(show.mock.calls.at(-1)).toEqual([{ block: 'center' }]);
    expect(show.mock.contexts.at(-1)).toBe(thanks.parentElement);
    expect(screen.queryByText(/reference number/)).toBeNull();
    show.mockRestore();
  });

  it('says what cannot wait with its draft, and that the person on call was told only when they were', async () => {
    const { unmount } = showForm();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This can’t wait' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Tree or limb down' }));
    unmount();
    let sent: NewContact | undefined;
    let urgentState = 'telling';
    server.use(
      http.post('*/api/contact', async ({ request }) => {
        sent = (await request.json()) as NewContact;
        return HttpResponse.json({ id: '1', reference: 'C-7', page: '/q/some-token' }, { status: 201 });
      }),
      http.get('*/api/visitor-pages/some-token', () =>
        HttpResponse.json({ state: 'received', by: null, urgency: 'tree', urgentState }),
      ),
    );
    showForm();
    expect(screen.getByRole('radio', { name: 'Tree or limb down' })).toBeChecked();

    await submit();

    expect(await screen.findByText(/^We are trying to reach our person on call/)).toBeVisible();
    expect(sent).toMatchObject({ urgency: 'tree' });
    expect(sent).not.toHaveProperty('cannotWait');
    urgentState = 'told';
    const told = 'Our person on call has been told.';
    expect(await screen.findByText(told, undefined, { timeout: 10_000 })).toBeVisible();
  });

  it('keeps the form when it could not be sent', async () => {
    server.use(http.post('*/api/contact', () => HttpResponse.json({}, { status: 500 })));
    showForm();
    await fill();

    await submit();

    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText('There was a problem sending your message. Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Your message is kept.*Try again, or call \(239\) 555-0142\./,
    );
    expect(field(/^Message/)).toHaveValue('Do you move palms?');
  });

  it.each([
    ['messages cannot be stored', 503, 'busy'],
    ['the connection is too slow for the site', 408, 'body_too_slow'],
  ])('keeps the form and shows the phone number while %s', async (_what, status, code) => {
    server.use(http.post('*/api/contact', () => HttpResponse.json({ code }, { status })));
    showForm();
    await fill();

    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your form is kept: .* or call \(239\) 555-0142/,
    );
    expect(screen.getAllByText(/Your form is kept/)).toHaveLength(2);
    expect(field(/^Message/)).toHaveValue('Do you move palms?');
  });

  it('keeps what was typed across a reload, until it is sent', async () => {
    server.use(
      http.post('*/api/contact', () => HttpResponse.json({ id: '1', reference: 'C-7' }, { status: 201 })),
    );
    const first = showForm();
    await fill();
    first.unmount();

    const second = showForm();
    expect(field(/^Message/)).toHaveValue('Do you move palms?');
    await submit();
    await screen.findByRole('heading', { name: 'Thank You!' });
    second.unmount();

    showForm();
    expect(field(/^Message/)).toHaveValue('');
  });

  it('keeps the focus and what is typed before hydration', async () => {
    const { hydrate } = prerenderPart(<ContactForm />);
    await userEvent.type(field(/^Message/), 'Do you');
    const focused = document.activeElement;

    hydrate();
    await userEvent.keyboard(' move palms?');

    expect(document.activeElement).toBe(focused);
    expect(field(/^Message/)).toHaveValue('Do you move palms?');
    expect(sessionStorage.getItem('contact-draft')).toContain('Do you move palms?');
  });

  it('keeps its key across a reload, and takes a new one when the server knows it with other content', async () => {
    const keys: (string | null)[] = [];
    const answers = [
      HttpResponse.json({}, { status: 500 }),
      HttpResponse.json({ error: 'Key in use', code: 'idempotency_key_reused' }, { status: 422 }),
      HttpResponse.json({ id: '1', reference: 'C-7' }, { status: 201 }),
    ];
    server.use(
      http.post('*/api/contact', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return answers[keys.length - 1];
      }),
    );
    const first = showForm();
    await fill();
    await submit();
    await screen.findByText('Submission failed');
    first.unmount();
    showForm();

    await submit();

    expect(await screen.findByText('C-7')).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends photos, keeps them when that fails, and offers mail for those that the server did not keep', async () => {
    const sent: NewContact[] = [];
    server.use(
      http.post('*/api/contact', async ({ request }) => {
        sent.push((await request.json()) as NewContact);
        return sent.length === 1
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json({ id: '1', reference: 'C-7', photosKept: false }, { status: 201 });
      }),
    );
    showForm();
    await fill();
    await addPhotos('leaf.jpg', 'whole.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Remove whole.jpg' }));
    await submit();
    await screen.findByText('Submission failed');

    await submit();

    expect(await screen.findByText(/Your photos could not be kept/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email the photos' })).toHaveAttribute(
      'href',
      `mailto:${profile.emails.general}?subject=Photos%20for%20C-7`,
    );
    expect(sent.map(({ projectImages }) => projectImages?.length)).toEqual([1, 1]);
    // The typed text is unchanged: only the message of a quote mentions photos.
    expect(sent[1]?.message).toBe('Do you move palms?');
  });

  it('tries again while the server is busy with other photos', async () => {
    let tries = 0;
    server.use(
      http.post('*/api/contact', () => {
        tries += 1;
        return tries === 1
          ? HttpResponse.json({ code: 'busy' }, { status: 503, headers: { 'Retry-After': '0' } })
          : HttpResponse.json({ id: '1', reference: 'C-7' }, { status: 201 });
      }),
    );
    showForm();
    await fill();
    await addPhotos('leaf.jpg');

    await submit();

    expect(await screen.findByText('C-7')).toBeVisible();
  });

  it('has photos of its own, not those of the quote form', async () => {
    renderPart(
      <>
        <QuoteForm />
        <ContactForm />
      </>,
    );
    const [ofQuote, ofMessage] = screen.getAllByRole('button', { name: 'Add Photos' });
    await addPhotosBy(ofMessage, 'leaf.jpg');

    const form = ofMessage?.closest('form');
    expect(within(form ?? document.body).getByRole('img', { name: 'leaf.jpg' })).toBeVisible();
    expect(within(ofQuote?.closest('form') ?? document.body).queryByRole('img')).toBeNull();
  });

  it('starts with the subject that a link names', () => {
    showForm('Careers');

    expect(field(/^Subject/)).toHaveValue('Careers');
  });
});
