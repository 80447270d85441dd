import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aMessage, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { answerField, openLead } from '../../../testing/open-inbox';
import { untilReleased } from '../../../testing/until-released';
import type { LeadEvent } from '../../../types/api';

describe('the conversation', () => {
  it('says that a colleague has removed the email address, and not that the connection is bad', async () => {
    server.use(
      http.post('*/api/leads/lead-1/messages', () =>
        HttpResponse.json({ error: 'no', code: 'no_email' }, { status: 400 }),
      ),
      http.patch('*/api/leads/lead-1', () =>
        HttpResponse.json(
          { error: 'no', code: 'validation_failed', fields: { ownerId: { code: 'unknown_owner' } } },
          { status: 400 },
        ),
      ),
    );
    await openLead(aWholeLead());
    await userEvent.type(answerField(), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/^This lead no longer has an email address/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(await screen.findByText('This person no longer works here. Choose another one.')).toBeVisible();
  });

  it('is one line of time, newest first', async () => {
    await openLead(
      aWholeLead({
        messages: [aMessage()],
        notes: [
          {
            id: 'note-1',
            author: 'bo',
            text: 'Gate code 12.',
            kind: 'note',
            forCrew: false,
            createdAt: '2026-01-07T12:00:00.000Z',
          },
          {
            id: 'note-2',
            author: 'bo',
            text: 'Left a message.',
            kind: 'call',
            forCrew: false,
            createdAt: '2026-01-05T19:00:00.000Z',
          },
        ],
        history: [
          {
            id: 'event-1',
            at: '2026-01-05T18:00:00.000Z',
            kind: 'claimed',
            actor: 'bo',
            details: { via: 'page' },
          },
          {
            id: 'event-2',
            at: '2026-01-06T15:00:01.000Z',
            kind: 'status_changed',
            actor: 'ruth',
            details: { from: 'new', to: 'contacted' },
          },
          { id: 'event-3', at: '2026-01-06T15:00:00.000Z', kind: 'answered', actor: 'ruth', details: {} },
          {
            id: 'event-4',
            at: '2026-01-08T12:00:00.000Z',
            kind: 'corrected',
            actor: 'ruth',
            details: { field: 'phone', from: null, to: '239 555 0151' },
          },
        ],
      }),
    );

    const entries = within(screen.getByRole('list', { name: 'Conversation' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toEqual([
      expect.stringMatching(/ruth: Phone: empty → 239 555 0151/),
      expect.stringMatching(/bo noted.*Gate code 12\./),
      expect.stringMatching(/ruth: Status: New → Contacted/),
      expect.stringMatching(/ruth answered.*Vamos el martes\.Sent/),
      expect.stringMatching(/bo noted a call.*Left a message\./),
      expect.stringMatching(/bo: Claimed it/),
      expect.stringMatching(/Ana Ruiz: Lead received/),
    ]);
    // CSS must not change the case of a username.
    expect(screen.getByText('ruth answered')).not.toHaveClass('first-letter:uppercase');
  });

  it.each([
    ['bo', 'Visit assigned to bo'],
    [null, 'Visit assigned to no one'],
  ])('names %s as the person of a visit', async (person, words) => {
    const visit = { date: '2026-01-09', starts: '09:00', ends: '11:00' };
    const event = { id: 'event-1', at: '2026-01-06T15:00:00.000Z', actor: 'ruth' };
    await openLead(
      aWholeLead({ history: [{ ...event, kind: 'visit_assigned', details: { ...visit, person } }] }),
    );

    expect(screen.getByText(`ruth: ${words}`)).toBeVisible();
  });

  it.each<[LeadEvent['kind'], LeadEvent['details'], string]>([
    ['visit_moved', {}, 'Ana Ruiz: Visit moved to'],
    ['visit_cancelled', { by: 'visitor' }, 'Ana Ruiz: Visit canceled'],
    ['visit_cancelled', { by: 'lead' }, 'The system: Visit canceled'],
    ['status_changed', { from: 'new', to: 'lost' }, 'Ana Ruiz: Status: New → Lost'],
    ['status_changed', { from: 'lost', to: 'new' }, 'Ana Ruiz: Status: Lost → New'],
    ['status_changed', { from: 'new', to: 'contacted' }, 'The system: Status: New → Contacted'],
  ])('names who caused %s without staff: %j', async (kind, details, words) => {
    const visit = { date: '2026-01-09', starts: '09:00', ends: '11:00' };
    const event = { id: 'event-1', at: '2026-01-06T15:00:00.000Z', actor: null };
    await openLead(aWholeLead({ history: [{ ...event, kind, details: { ...visit, ...details } }] }));

    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });

  it('shows an answer that failed, with what the server said, and sends it again', async () => {
    const again: string[] = [];
    server.use(
      http.post('*/api/leads/lead-1/notifications/:mail/send', ({ params }) => {
        again.push(String(params['mail']));
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await openLead(aWholeLead({ messages: [aMessage({ state: 'failed', lastError: '550 unknown' })] }));

    expect(screen.getByText(/Not sent/)).toHaveTextContent('Not sent: 550 unknown');
    await userEvent.click(screen.getByRole('button', { name: 'Send again: Your answer' }));

    await waitFor(() => expect(again).toEqual(['mail-9']));
  });

  it('takes notes and calls; who has no mail address is called', async () => {
    const kept: unknown[] = [];
    server.use(
      http.post('*/api/leads/lead-1/notes', async ({ request }) => {
        kept.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await openLead(aWholeLead({ email: null }));

    expect(screen.queryByRole('radio', { name: 'Answer by email' })).toBeNull();
    expect(screen.getByText(/^This lead has no email address/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add call' }));
    expect(await screen.findByText('Please write what was said')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What was said on the phone' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
    expect(screen.getByRole('textbox', { name: 'Your note' })).toBeValid();
    await userEvent.click(screen.getByRole('radio', { name: 'Call' }));
    const call = screen.getByRole('textbox', { name: 'What was said on the phone' });
    await userEvent.type(call, 'Comes Friday');
    expect(call).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Add call' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'Dog');
    await userEvent.click(screen.getByRole('checkbox', { name: /^For the crew/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^For the crew/ })).not.toBeChecked());

    await waitFor(() =>
      expect(kept).toEqual([
        { text: 'Comes Friday', kind: 'call', forCrew: false },
        { text: 'Dog', kind: 'note', forCrew: true },
      ]),
    );
  });
});

it('keeps what is written while another lead is looked at, and what is typed while an answer is sent', async () => {
  const { released: mayAnswer, release: answer } = untilReleased();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/leads/lead-1/messages', async ({ request }) => {
      sent.push(await request.json());
      await mayAnswer;
      return HttpResponse.json(aMessage(), { status: 201 });
    }),
  );
  const lead = aWholeLead();
  await openLead(lead);
  await userEvent.type(answerField(), 'On Tuesday.');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await userEvent.click(screen.getByRole('link', { name: lead.name }));
  await screen.findByRole('heading', { name: lead.name, level: 2 });
  expect(answerField()).toHaveValue('On Tuesday.');

  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  await userEvent.type(screen.getByRole('textbox', { name: /note/i }), 'Has a dog.');
  answer();

  await userEvent.click(await screen.findByRole('radio', { name: 'Answer by email' }));
  await waitFor(() => expect(answerField()).toHaveValue(''));
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  expect(screen.getByRole('textbox', { name: /note/i })).toHaveValue('Has a dog.');
});

const addCall = async () => userEvent.click(await screen.findByRole('button', { name: 'Add call' }));

it('sends a call again with the same key when its answer was lost, and the next one with another', async () => {
  const sent: [text: string, key: string | null][] = [];
  server.use(
    http.post('*/api/leads/lead-1/notes', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      sent.push([text, request.headers.get('idempotency-key')]);
      return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({}, { status: 201 });
    }),
  );
  await openLead(aWholeLead({ email: null }));
  const field = screen.getByRole('textbox', { name: 'What was said on the phone' });
  await userEvent.type(field, 'No answer');
  await addCall();
  await waitFor(() => expect(sent).toHaveLength(1));
  await addCall();
  await waitFor(() => expect(field).toHaveValue(''));
  await userEvent.type(field, 'No answer');
  await addCall();
  await waitFor(() => expect(sent).toHaveLength(3));

  const [first, again, next] = sent;
  expect(again).toEqual(first);
  expect(first?.[1]).toBeTruthy();
  expect(next?.[0]).toBe('No answer');
  expect(next?.[1]).not.toBe(first?.[1]);
});

it('mails an answer once although its first answer was lost and the lead was left', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/leads/lead-1/messages', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(aMessage(), { status: 201 });
    }),
    http.post('*/api/leads/lead-1/notes', () => HttpResponse.json({}, { status: 201 })),
  );
  const lead = aWholeLead();
  await openLead(lead);
  await userEvent.type(answerField(), 'On Tuesday.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  await userEvent.type(screen.getByRole('textbox', { name: /note/i }), 'Has a dog.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /note/i })).toHaveValue(''));

  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await userEvent.click(screen.getByRole('link', { name: lead.name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));

  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('leads to the other leads of the same person', async () => {
  const [id, reference, createdAt] = ['lead-0', 'Q-3K2M7F', '2026-01-01T02:00:00.000Z'];
  await openLead(
    aWholeLead({ earlier: [{ id, reference, kind: 'quote', status: 'won', createdAt, name: 'Ana Ruiz' }] }),
  );

  const link = screen.getByRole('link', { name: 'Q-3K2M7F' });
  expect(link).toHaveAttribute('href', '/admin/leads/Q-3K2M7F');
  expect(link.closest('li')).toHaveTextContent('Won, 2025');
});
