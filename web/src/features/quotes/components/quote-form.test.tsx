import { jest } from '@jest/globals';
import type { Language } from '@sandhill/company/language.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { LanguageContext } from '../../../lib/language-context';
import { aFile } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { prerenderPart, renderPart } from '../../../testing/test-utils';
import { untilReleased } from '../../../testing/until-released';
import type { NewQuote } from '../../../types/api';
import type { CarriedAddress } from '../../../hooks/use-carried-address';
import { QuoteForm } from './quote-form';
import { QuoteSent } from './quote-sent';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { profile } from '../../../lib/site';

const note = '[Uploaded image of my property/yard to show the project area]';

interface Sent {
  body: NewQuote;
  key: string | null;
}

/** Answers each quote with the next of the given answers, then always with the last one. @returns what was sent */
function answerQuotes(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post('*/api/quotes', async ({ request }) => {
      const body = (await request.json()) as NewQuote;
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push({ body, key: request.headers.get('Idempotency-Key') });
      return answer?.();
    }),
  );
  return sent;
}

const accept = () =>
  HttpResponse.json({ id: '1', reference: 'Q-1042', createdAt: '2026-01-05' }, { status: 201 });

const failWith =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(body, { status, headers });

/** A form with a button that carries the same address into it with each press. */
function FormWithCarrier() {
  const [carried, setCarried] = useState<CarriedAddress>();
  return (
    <>
      <button type="button" onClick={() => setCarried({ address: '12 Palm Way, Estero' })}>
        Carry
      </button>
      <QuoteForm carried={carried} />
    </>
  );
}

/** A form on a page whose address names a service, with a button that changes that service. */
function FormOfChosenService() {
  const [service, setService] = useState<QuoteServiceId>('lighting');
  return (
    <>
      <button type="button" onClick={() => setService('hoa-packages')}>
        Choose HOA
      </button>
      <QuoteForm selectedService={service} />
    </>
  );
}

/** A form on a page with a button that switches the page to Spanish. */
function FormInOtherLanguage() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <LanguageContext value={language}>
      <button type="button" onClick={() => setLanguage('es')}>
        Español
      </button>
      <QuoteForm key={language} />
    </LanguageContext>
  );
}

const fullName = () => screen.getByRole('textbox', { name: /Full name/ });
const irrigation = () => screen.getByRole('checkbox', { name: 'Irrigation' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request my quote' }));

async function fill(changed: Record<string, string> = {}) {
  const values = {
    'Full name': 'Ana Ruiz',
    Email: 'ana@home.example',
    Phone: '(239) 555-0123',
    'Property address': '12 Palm Way, Naples',
    Message: 'Two zones do not start.',
    ...changed,
  };
  for (const [label, text] of Object.entries(values)) {
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Irrigation' }));
}

const showForm = () => renderPart(<QuoteForm />);

async function choosePhotos(...files: File[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Add Photos' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(within(dialog).getByLabelText('Choose or take photos'), files, {
    applyAccept: false,
  });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Done' })).toBeEnabled());
  return dialog;
}

async function addPhotos(...files: File[]) {
  const dialog = await choosePhotos(...files);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
}

describe('QuoteForm', () => {
  it('says what is missing, in the words of the form', async () => {
    showForm();

    await submit();

    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByText('Please enter your full property address')).toBeVisible();
    expect(screen.getByText('Please provide some details about your project')).toBeVisible();
    expect(screen.getByText('Please select at least one service')).toBeVisible();
    expect(screen.getByRole('group', { name: /services/i })).toHaveAccessibleDescription(
      'Please select at least one service',
    );
  });

  it('keeps the focus and what is typed before hydration, with the preselected service', async () => {
    const { hydrate } = prerenderPart(<QuoteForm selectedService="lighting" />);
    await userEvent.type(fullName(), 'Ana');
    irrigation().focus();
    const focused = document.activeElement;

    hydrate();

    expect(irrigation()).toHaveFocus();
    expect(irrigation()).toBe(focused);
    await userEvent.keyboard(' ');
    expect(irrigation()).toBeChecked();
    expect(fullName()).toHaveValue('Ana');
    expect(screen.getByRole('checkbox', { name: 'Landscape Lighting' })).toBeChecked();
    expect(sessionStorage.getItem('quote-draft')).toContain('Ana');
  });

  it('sends the request with its key, shows the reference, and starts again empty', async () => {
    const sent = answerQuotes(accept);
    showForm();
    await fill();

    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.body).toMatchObject({ services: ['irrigation'], language: 'en', website: '', page: '/' });
    expect(sent[0]?.body).not.toHaveProperty('projectImages');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Additional Property Request' }));
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveFocus();
  });

  it('keeps the form and its key after a failure, and takes a new key when the text changes', async () => {
    const sent = answerQuotes(failWith(500));
    showForm();
    await fill();

    await submit();
    expect(await screen.findByText('Quote request failed')).toBeVisible();
    expect(
      screen.getByText('There was a problem submitting your quote request. Please try again.'),
    ).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), ' Thanks.');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(3));

    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]?.body).toEqual({ ...sent[0]?.body, tookMs: expect.any(Number) });
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ana Ruiz');
  });

  it('takes a new key and sends again when the server knows the key with other content', async () => {
    const sent = answerQuotes(failWith(422, { error: 'Key in use', code: 'idempotency_key_reused' }), accept);
    showForm();
    await fill();

    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is the same request in the other language after a failure', async () => {
    const sent = answerQuotes(failWith(500), accept);
    renderPart(<FormInOtherLanguage />);
    await fill();

    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir mi presupuesto' }));

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent.map(({ body }) => body.language)).toEqual(['en', 'es']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('goes on in the other language with what is being sent, and offers nothing a second time', async () => {
    const { released: mayAnswer, release: answer } = untilReleased();
    const sent: string[] = [];
    server.use(
      http.post('*/api/quotes', async ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key') ?? '');
        await mayAnswer;
        return accept();
      }),
    );
    renderPart(<FormInOtherLanguage />);
    await fill();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));

    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(screen.getByRole('button', { busy: true })).toBeDisabled();
    answer();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Nombre/ })).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('takes a success without content for a success', async () => {
    answerQuotes(() => new HttpResponse(null, { status: 204 }));
    showForm();
    await fill();

    await submit();

    expect(await screen.findByText('Thank you for your request')).toBeVisible();
    expect(screen.queryByText(/reference number/)).toBeNull();
  });

  it('says that the photos were not kept, and offers mail with the reference', async () => {
    const body = { id: '1', reference: 'Q-1042', createdAt: '2026-01-05', photosKept: false };
    answerQuotes(() => HttpResponse.json(body, { status: 201 }));
    showForm();
    await fill();
    await addPhotos(aFile('front.jpg'));

    await submit();

    expect(await screen.findByText(/Your photos could not be kept/)).toBeVisible();
    expect(screen.getByText('Q-1042')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email the photos' })).toHaveAttribute(
      'href',
      `mailto:${profile.emails.office}?subject=Photos%20for%20Q-1042`,
    );
  });

  it.each([
    [
      'en',
      'We call you by Monday, January 19, 10 am.',
      'Look for our confirmation email (one a day at most).',
    ],
    ['es', 'Le llamamos a más tardar el lunes 19 de enero a las 10 a. m.', /nuestra confirmación por correo/],
  ] as const)('says what comes next, with day and hour, in %s', (language, call, mailed) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-09T15:00:00Z'));

    renderPart(
      <LanguageContext value={language}>
        <QuoteSent receipt={{ reference: 'Q-1042' }} onAgain={() => undefined} />
      </LanguageContext>,
    );

    clock.mockRestore();
    expect(screen.getByText(call)).toBeVisible();
    expect(screen.getByText(mailed)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(profile.phone.display.slice(-8)) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  });

  it('says so in Spanish, too', async () => {
    const receipt = { reference: 'Q-1042', photosKept: false } as const;

    renderPart(
      <LanguageContext value="es">
        <QuoteSent receipt={receipt} onAgain={() => undefined} />
      </LanguageContext>,
    );

    expect(screen.getByText(/No pudimos guardar sus fotos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enviar las fotos por correo' })).toHaveAttribute(
      'href',
      expect.stringContaining('Fotos%20para%20Q-1042'),
    );
  });

  it('sends again automatically when the server is busy', async () => {
    const sent = answerQuotes(failWith(503, { code: 'busy' }, { 'Retry-After': '0' }), accept);
    showForm();
    await fill();

    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('shows the phone number when too many were sent', async () => {
    answerQuotes(failWith(429, { code: 'too_many_requests' }, { 'Retry-After': '60' }));
    showForm();
    await fill();

    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Too many requests .* or call \(239\) 555-0142/,
    );
  });

  it('keeps everything and shows the phone number while leads cannot be stored', async () => {
    answerQuotes(failWith(503, { code: 'busy' }, { 'Retry-After': '0' }));
    showForm();
    await fill();

    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your form is kept: .* or call \(239\) 555-0142/,
    );
    expect(screen.getAllByText(/Your form is kept/)).toHaveLength(2);
    expect(screen.getByText('Quote request failed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Two zones do not start.');
    expect(screen.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked();
  });

  it('says in the form that the request is kept, when the toast has gone too, until it is sent again', async () => {
    const sent = answerQuotes(failWith(500), accept);
    showForm();
    await fill();

    await submit();
    const notice = await screen.findByRole('alert');
    await userEvent.keyboard('{F8}');
    expect(screen.queryByText('Quote request failed')).toBeNull();
    expect(notice).toHaveTextContent(/Your request is kept.*Try again, or call \(239\) 555-0142\./);
    expect(within(notice).getByRole('link', { name: '(239) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+12395550142',
    );
    expect(screen.getByRole('textbox', { name: /^Message/ }).closest('form')).toContainElement(notice);

    await submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(notice).not.toBeInTheDocument();
    expect(await screen.findByText('Q-1042')).toBeVisible();
  });

  it("prints its own words for the server's field codes", async () => {
    const fields = { phone: { message: 'nope', code: 'invalid_phone' } };
    answerQuotes(failWith(400, { error: 'Invalid', code: 'validation_failed', fields }));
    showForm();
    await fill();

    await submit();

    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
  });

  it.each([
    ['a finger', true, 'Choose or take photos'],
    ['a mouse', false, 'Drop photos here, or choose them'],
  ])('offers the dialog to %s in its own words', async (_what, isCoarse, words) => {
    globalThis.matchMedia = ((query: string) => ({
      matches: query === '(pointer: coarse)' && isCoarse,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof globalThis.matchMedia;
    showForm();

    await userEvent.click(screen.getByRole('button', { name: 'Add Photos' }));

    expect(await screen.findByText(words)).toBeVisible();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('adds photos with the note once, removes them one by one, and sends the rest', async () => {
    const sent = answerQuotes(accept);
    showForm();
    await fill();

    await addPhotos(aFile('front.jpg'), aFile('back.png', 'image/png'));
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value.split(note),
    ).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[0]?.body.projectImages).toHaveLength(1);
    expect(sent[0]?.body.projectImages?.[0]).toMatch(/^data:image\/png;base64,/);
    expect(sent[0]?.body.message).toContain(note);
  });

  it('takes the note away when no photo is left', async () => {
    const sent = answerQuotes(accept);
    showForm();
    await fill();
    await addPhotos(aFile('front.jpg'));

    await userEvent.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sent[0]?.body.message).toBe('Two zones do not start.');
  });

  it.each([
    ['plan.pdf', 'application/pdf', 10, 'Invalid file type', 'Please upload images only (JPG, PNG, JPEG).'],
    ['big.jpg', 'image/jpeg', 5_000_001, 'File too large', 'Image files must be less than 5MB in size.'],
  ])('refuses %s (%s, %d bytes): %s', async (name, type, size, title, text) => {
    showForm();

    const dialog = await choosePhotos(aFile(name, type, size));

    expect(await within(dialog).findByText(title)).toBeVisible();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(`${title} (${name}). ${text}`);
    expect(screen.getAllByText(title)).toHaveLength(1);
  });

  it('takes an address from elsewhere on the page, the same one again after it was changed', async () => {
    renderPart(<FormWithCarrier />);
    const address = screen.getByRole('textbox', { name: /Property address/ });
    await userEvent.click(screen.getByRole('button', { name: 'Carry' }));
    expect(address).toHaveValue('12 Palm Way, Estero');
    expect(address).toHaveFocus();
    await userEvent.clear(address);

    await userEvent.click(screen.getByRole('button', { name: 'Carry' }));

    expect(address).toHaveValue('12 Palm Way, Estero');
  });

  it('comes back with an address that is carried into it after a request was sent', async () => {
    answerQuotes(accept);
    renderPart(<FormWithCarrier />);
    await fill();
    await submit();
    await screen.findByText('Q-1042');

    await userEvent.click(screen.getByRole('button', { name: 'Carry' }));

    expect(await screen.findByRole('textbox', { name: /Property address/ })).toHaveValue(
      '12 Palm Way, Estero',
    );
  });

  it('shows the note about photos in the language of the page alone, also when it was begun in the other', async () => {
    const { unmount } = showForm();
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'El patio.');
    await addPhotos(aFile('patio.jpg'));
    unmount();

    renderPart(
      <LanguageContext value="es">
        <QuoteForm />
      </LanguageContext>,
    );

    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Mensaje/ }).value;
    expect(text).not.toContain(note);
    expect(text).toContain('[Imagen de mi propiedad');
  });

  it('leaves no draft behind once it was sent, whatever service was preselected', async () => {
    answerQuotes(accept);
    renderPart(<QuoteForm selectedService="lighting" />);
    await fill();
    expect(sessionStorage.getItem('quote-draft')).toContain('Ana Ruiz');

    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sessionStorage.getItem('quote-draft')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Additional Property Request' }));
    expect(screen.getByRole('checkbox', { name: 'Landscape Lighting' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Full name/ }), 'Bo');
    expect(sessionStorage.getItem('quote-draft')).toContain('Bo');
  });

  it('moves the tick when the address names another service, and keeps what the visitor ticked', async () => {
    renderPart(<FormOfChosenService />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Irrigation' }));

    await userEvent.click(screen.getByRole('button', { name: 'Choose HOA' }));

    expect(screen.getByRole('checkbox', { name: 'HOA Packages' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Landscape Lighting' })).not.toBeChecked();
  });

  it('keeps what was typed across a reload', async () => {
    const { unmount } = showForm();
    await userEvent.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ana');
    unmount();

    showForm();

    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ana');
  });
});
