import type { Language } from '@sandhill/company/language.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { LanguageContext } from '../../../lib/language-context';
import { aFile } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { accept, addPhotos, answerQuotes, fill, showForm, submit } from '../../../testing/open-quote-form';
import { renderPart } from '../../../testing/test-utils';
import { untilReleased } from '../../../testing/until-released';
import { QuoteForm } from './quote-form';

const failWith =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(body, { status, headers });

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

describe('QuoteForm', () => {
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

  it('is the same request, with its note about photos, in the other language after a failure', async () => {
    const sent = answerQuotes(failWith(500), accept);
    renderPart(<FormInOtherLanguage />);
    await fill();
    await addPhotos(aFile('front.jpg'));

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
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(screen.getByRole('button', { busy: true })).toBeDisabled();
    answer();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Nombre/ })).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
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
});
