import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { LanguageContext } from '../../../lib/language-context';
import { claims, profile } from '../../../lib/site';
import { aFile } from '../../../testing/factories';
import { addPhotos, answerQuotes, fill, showForm, submit } from '../../../testing/open-quote-form';
import { renderPart } from '../../../testing/test-utils';
import { QuoteSent } from './quote-sent';

describe('QuoteForm', () => {
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
      'Look for our confirmation email. If you write again today, you will not get another one.',
    ],
    ['es', 'Le llamamos a más tardar el lunes 19 de enero a las 10 a. m.', /nuestra confirmación por correo/],
  ] as const)(
    "says what comes next, with day and hour by the server's clock, in %s",
    (language, call, mailed) => {
      const receipt = { reference: 'Q-1042', createdAt: '2026-01-09T15:00:00Z' };

      renderPart(
        <LanguageContext value={language}>
          <QuoteSent receipt={receipt} onAgain={() => undefined} />
        </LanguageContext>,
      );

      expect(screen.getByText(call)).toBeVisible();
      expect(screen.getByText(mailed)).toBeVisible();
      expect(screen.getByRole('link', { name: new RegExp(profile.phone.display.slice(-8)) })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:/),
      );
    },
  );

  it('promises no time without a claim about it', () => {
    const claim = claims.quoteResponse;
    delete claims.quoteResponse;

    renderPart(<QuoteSent receipt={{ reference: 'Q-1042' }} onAgain={() => undefined} />);

    claims.quoteResponse = claim;
    expect(screen.queryByText(/^We call you by/)).toBeNull();
    expect(screen.getByText(/confirmation email/)).toBeVisible();
  });

  it('promises no time in the office hours to who has the person on call told', () => {
    renderPart(<QuoteSent receipt={{ reference: 'Q-1042', isUrgent: true }} onAgain={() => undefined} />);

    expect(screen.queryByText(/^We call you by/)).toBeNull();
    expect(screen.getByText(/confirmation email/)).toBeVisible();
  });

  it('promises no confirmation email where the site sends none', () => {
    renderPart(<QuoteSent receipt={{ reference: 'Q-1042', receipts: false }} onAgain={() => undefined} />);

    expect(screen.getByText(/^We call you by/)).toBeVisible();
    expect(screen.queryByText(/confirmation email/)).toBeNull();
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
});
