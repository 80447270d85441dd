import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { rememberGuidePage } from '../../../lib/guide-trail';
import { profile } from '../../../lib/site';
import { aFile } from '../../../testing/factories';
import type { NewContact } from '../../../types/api';
import { QuoteForm } from '../../../features/quotes/components/quote-form';
import { ContactForm } from '../../../features/contacts/components/contact-form';
import { server } from '../../../testing/mocks/server';
import { openPage, prerenderPart, renderPart } from '../../../testing/test-utils';

const showForm = (subject = '') => renderPart(<ContactForm subject={subject} />);
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

describe('the contact form', () => {
  it('says what is missing; the phone number may stay empty', async () => {
    showForm();

    await submit();

    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Please enter a message with at least 10 characters')).toBeVisible();
    expect(screen.getByText('Please enter your name')).toBeVisible();
    expect(field(/^Phone/)).not.toHaveAttribute('aria-invalid');
  });

  it('thanks, and offers another message', async () => {
    server.use(
      http.post('*/api/contact', () => HttpResponse.json({ id: '1', reference: 'C-7' }, { status: 201 })),
    );
    showForm();
    await fill();

    await submit();

    const toast = (await screen.findByText('Message sent!')).closest('[data-toast]');
    expect(toast).toHaveTextContent("Thank you for reaching out. We'll get back to you soon.");
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
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
    // What was typed stays as it was: only a quote's message mentions photos.
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

describe('the contact page', () => {
  it('begins with the quote form, then the message', async () => {
    openPage('/contact');

    await screen.findByRole('heading', { name: 'Request a quote' });
    const all = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    const headings = all.map((each) => each.textContent);

    expect(headings.slice(0, 2)).toEqual(['Request a quote', 'Send us a message']);
  });

  it('is reached from Careers at the message form, its subject filled in', async () => {
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolledTo.push(this.id);
    });
    openPage('/careers');

    await userEvent.click(await screen.findByRole('link', { name: 'Write to us about work' }));

    expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Careers');
    await waitFor(() => expect(scrolledTo).toEqual(['message']));
    jest.restoreAllMocks();
  });

  it.each([
    [
      '/contact?subject=Plant%20question&guide=cocoplum',
      'Subject',
      'Plant question',
      'Choose or take photos',
    ],
    ['/es/contact?subject=Plant%20question', 'Asunto', 'Pregunta sobre una planta', 'Elegir o tomar fotos'],
  ])(
    'at %s has the subject of a plant question, and the place for photos open',
    async (address, ...found) => {
      const [label, subject, photos] = found;
      openPage(address);

      expect(await screen.findByRole('textbox', { name: RegExp(`^${label}`) })).toHaveValue(subject);
      const place = await screen.findByLabelText(photos ?? '');
      await userEvent.upload(place, aFile('leaf.jpg'));

      expect(await screen.findByRole('img', { name: 'leaf.jpg' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each([
    ['the message', '*/api/contact', 'Send message'],
    ['the quote', '*/api/quotes', 'Request my quote'],
  ])('says with %s which pages of the guide led to it, the one of its address first', async (...names) => {
    const [, url, button] = names;
    const sent: { guide?: string[] }[] = [];
    server.use(
      http.post(url, async ({ request }) => {
        sent.push((await request.json()) as { guide?: string[] });
        return HttpResponse.json({ id: '1', reference: 'L-7' }, { status: 201 });
      }),
    );
    rememberGuidePage('ixora');
    openPage('/contact?guide=cocoplum');
    const form = within(
      (await screen.findByRole('button', { name: button })).closest('form') ?? document.body,
    );
    const fields = ['Full name', 'Email', 'Phone', 'Property address', 'Subject', 'Message'];
    const texts = [
      'Ana Ruiz',
      'ana@home.example',
      '(239) 555-0123',
      '12 Palm Way, Naples',
      'Palms',
      'Do you move palms?',
    ];
    for (const [index, field] of fields.entries()) {
      const box = form.queryByRole('textbox', { name: RegExp(`^${field}`) });
      if (box) await userEvent.type(box, texts[index] ?? '');
    }
    const service = form.queryByRole('checkbox', { name: 'Irrigation' });
    if (service) await userEvent.click(service);

    await userEvent.click(form.getByRole('button', { name: button }));

    expect(await screen.findByText('L-7')).toBeVisible();
    expect(sent[0]?.guide).toEqual(['cocoplum', 'ixora']);
  });

  it.each(['/services/irrigation', '/services#irrigation'])(
    'has the service ticked for someone who comes from %s by any link to a quote',
    async (address) => {
      openPage(address);
      const links = (await screen.findAllByRole('link', { name: /^(Get a Quote|Request Quote)$/ })).filter(
        (link) => link.getAttribute('href')?.startsWith('/contact'),
      );
      expect(links.length).toBeGreaterThanOrEqual(3);
      for (const link of links) expect(link).toHaveAttribute('href', '/contact?service=irrigation');

      await userEvent.click(links.at(-1) ?? document.body);

      await screen.findByRole('heading', { name: 'Request a quote' });
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked());
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    },
  );

  it('says in both forms which plant a link to them brings along, in the page’s language', async () => {
    rememberGuidePage('cocoplum', { en: 'Cocoplum', es: 'Icaco' });
    openPage('/es/contact?guide=cocoplum');

    await waitFor(() => expect(screen.getAllByText('Icaco')).toHaveLength(2));
  });

  it('names the plant by its address where the page of the plant was not opened', async () => {
    openPage('/contact?guide=royal-palm');

    await waitFor(() => expect(screen.getAllByText('royal palm')).toHaveLength(2));
  });

  it('checks an address, and carries it into the quote form', async () => {
    openPage('/contact');
    await userEvent.type(await screen.findByLabelText('Check Your Address'), '12 Palm Way, Estero');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Use this address for a quote' }));

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Property address/ })).toHaveValue('12 Palm Way, Estero'),
    );
  });

  it('shows hours, three mail addresses and three social networks', async () => {
    openPage('/contact');

    await screen.findByRole('heading', { name: 'Request a quote' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('8am-4pm')).toBeVisible();
    expect(main.getByText('By appointment')).toBeVisible();
    expect(main.getAllByRole('link', { name: /@sandhillgrounds\.example/ }).length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('link', { name: 'Sandhill Grounds on Pinterest' })).toBeVisible();
  });
});
