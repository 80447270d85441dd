import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aMessage, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { answerField, haveLead, openLead } from '../../../testing/open-inbox';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { NewMessage } from '../../../types/api';

const readyAnswers = [
  { title: 'A visit', text: { en: 'Which day suits you? Call {phone}.', es: '¿Qué día le conviene?' } },
];

const aStaffMember = { id: 'ben-1', username: 'ben', isActive: true };

const failed = () => HttpResponse.json({}, { status: 503 });

const haveReadyAnswers = (...more: SiteContent['readyAnswers']) =>
  server.use(
    http.get('*/api/site/versions', () => HttpResponse.json({ versions: [{ id: 7 }], nextCursor: null })),
    http.get('*/api/site/versions/7', () =>
      HttpResponse.json({ id: 7, content: { readyAnswers: [...readyAnswers, ...more] } }),
    ),
  );

describe('the conversation', () => {
  it('answers in the visitor’s language with a ready answer, once however often it is sent', async () => {
    haveReadyAnswers();
    const sent: { body: NewMessage; key: string | null }[] = [];
    server.use(
      http.post('*/api/leads/lead-1/messages', async ({ request }) => {
        sent.push({
          body: (await request.json()) as NewMessage,
          key: request.headers.get('Idempotency-Key'),
        });
        return sent.length === 1
          ? HttpResponse.json({}, { status: 503 })
          : HttpResponse.json(aMessage(), { status: 201 });
      }),
    );
    await openLead(aWholeLead());

    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Please write an answer')).toBeVisible();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ready answer' }), 'A visit');
    expect(answerField()).toHaveValue(
      'Hola, Ana Ruiz:\n\n¿Qué día le conviene?\n\nSu solicitud: Riego (Q-7F3K2M)\n\nSandhill Grounds',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Not sent; your text is kept')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));

    expect(await screen.findByText('Answer to Ana Ruiz')).toBeVisible();
    await waitFor(() => expect(answerField()).toHaveValue(''));
    expect(sent.map(({ body }) => body.language)).toEqual(['es', 'es']);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('keeps what was written above a ready answer, and answers in the other language', async () => {
    haveReadyAnswers();
    await openLead(aWholeLead());

    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Language of the answer' }),
      'English',
    );
    await userEvent.type(answerField(), 'One moment.');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ready answer' }), 'A visit');

    expect(answerField().value).toMatch(/^One moment\.\n\nHello Ana Ruiz,\n\nWhich day suits you\? Call \(/);
  });

  it('names ready answers in the language of staff, those that have an English title alone too', async () => {
    localStorage.setItem('language', 'es');
    haveReadyAnswers({ title: 'Frost', titleEs: 'Heladas', text: { en: 'Cover them.', es: '' } });
    const lead = aWholeLead();
    signedInAs(aUser());
    haveLead(lead);
    openPage(`/admin/leads/${lead.reference}`);

    const ready = await screen.findByRole('combobox', { name: 'Respuesta preparada' });
    const names = within(ready).getAllByRole('option').slice(1);
    expect(names.map(({ textContent }) => textContent)).toEqual(['Una visita', 'Heladas']);
  });

  it('puts a second ready answer at the cursor, without a second greeting, before the signature', async () => {
    haveReadyAnswers();
    await openLead(aWholeLead({ language: 'en' }));
    const ready = await screen.findByRole('combobox', { name: 'Ready answer' });
    await userEvent.selectOptions(ready, 'A visit');
    await userEvent.type(answerField(), 'Thank you.');

    answerField().setSelectionRange(answerField().value.length, answerField().value.length);
    await userEvent.selectOptions(ready, 'A visit');

    const { value } = answerField();
    expect(value.match(/Hello Ana Ruiz/g)).toHaveLength(1);
    expect(value.match(/Which day suits you/g)).toHaveLength(2);
  });
});

describe('the choices of a lead', () => {
  it('say that they did not load, and are loaded again', async () => {
    server.use(http.get('*/api/staff', failed), http.get('*/api/site/versions', failed));
    await openLead(aWholeLead());
    const owner = screen.getByRole('combobox', { name: 'Assigned to' });
    await waitFor(() => expect(owner).toHaveAccessibleDescription(/^The choices did not load/));
    const ready = await screen.findByRole('combobox', { name: 'Ready answer' });
    expect(ready).toHaveAccessibleDescription(/^The choices did not load/);

    haveReadyAnswers();
    server.use(http.get('*/api/staff', () => HttpResponse.json([aStaffMember])));
    for (const select of [owner, ready])
      await userEvent.click(
        within(select.parentElement ?? select).getByRole('button', { name: 'Try again' }),
      );

    expect(ready).toHaveFocus();
    expect(await within(owner).findByRole('option', { name: 'ben' })).toBeInTheDocument();
    expect(await within(ready).findByRole('option', { name: 'A visit' })).toBeInTheDocument();
    expect(screen.queryByText(/did not load/)).toBeNull();
  });
});
