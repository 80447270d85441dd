import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDayIn, officeMoment } from '@sandhill/company/office-day.js';
import { http, HttpResponse } from 'msw';
import { aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLead, openLead } from '../../../testing/open-inbox';
import type { LeadMessage, MessageChange, NewMessage } from '../../../types/api';

const planned: LeadMessage = {
  id: 'message-1',
  direction: 'out',
  author: 'ruth',
  text: 'We come on Tuesday.',
  language: 'en',
  createdAt: '2026-01-06T22:00:00.000Z',
  notificationId: 'mail-9',
  state: 'owed',
  sentAt: null,
  lastError: null,
  attachments: [],
  sender: null,
  sendAt: '2026-01-07T13:00:00.000Z',
  heldAt: null,
  files: [],
  photoCount: 0,
  revision: 0,
};
const returned: LeadMessage = {
  ...planned,
  id: 'message-2',
  direction: 'in',
  author: 'Ana Ruiz',
  sender: 'other@visitor.test',
  text: 'Better on Friday.',
  createdAt: '2026-01-06T23:00:00.000Z',
  notificationId: null,
  state: null,
  sendAt: null,
  files: ['plan.pdf'],
  photoCount: 2,
};

const entries = () => within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');

const write = async (way: RegExp) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'When to send' }),
    screen.getByRole('option', { name: way }),
  );
};

const plannedField = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  return screen.getAllByRole('textbox', { name: 'Your answer' })[1] ?? document.body;
};

describe('an answer that goes out later', () => {
  it('is sent with tomorrow’s time or a chosen one, by keyboard, and not without a time', async () => {
    const sent: NewMessage[] = [];
    server.use(
      http.post('*/api/leads/lead-1/messages', async ({ request }) => {
        sent.push((await request.json()) as NewMessage);
        return HttpResponse.json(planned, { status: 201 });
      }),
    );
    await openLead(aWholeLead());

    await write(/^Tomorrow/);
    screen.getByRole('button', { name: 'Send later' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/It goes out on/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send answer' })).toBeVisible();

    await write(/chosen time/);
    fireEvent.change(screen.getByLabelText('Send at'), { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send later' }));
    expect(screen.getByText('Please choose a time within the next 60 days.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Send at'), { target: { value: `${officeDayIn(3)}T09:30` } });
    await userEvent.click(screen.getByRole('button', { name: 'Send later' }));
    expect(await screen.findByRole('button', { name: 'Send answer' })).toBeVisible();

    expect(sent.map(({ sendAt }) => sendAt)).toEqual([
      officeMoment(officeDayIn(1), '08:00').toISOString(),
      officeMoment(officeDayIn(3), '09:30').toISOString(),
    ]);
  });

  it('can be changed, sent at once and deleted until then, and asks when the visitor wrote first', async () => {
    const changes: MessageChange[] = [];
    let isRemoved = false;
    server.use(
      http.patch('*/api/leads/lead-1/messages/message-1', async ({ request }) => {
        changes.push((await request.json()) as MessageChange);
        return HttpResponse.json(planned);
      }),
      http.delete('*/api/leads/lead-1/messages/message-1', () => {
        isRemoved = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openLead(aWholeLead({ messages: [planned] }));
    expect(entries()[0]).toHaveTextContent(/We come on Tuesday\.Goes out on Jan 7, 2026/);

    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const [, field] = screen.getAllByRole('textbox', { name: 'Your answer' });
    await userEvent.type(field ?? document.body, ' Early.');
    haveLead(aWholeLead({ messages: [{ ...planned, heldAt: '2026-01-06T23:00:00.000Z' }, returned] }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/Not sent: Ana Ruiz wrote, called or withdrew the request first/),
    ).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('The answer goes out in a moment.')).toBeVisible();
    await userEvent.click(within(entries()[1] ?? document.body).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The answer will not be sent.')).toBeVisible();
    expect(changes).toEqual([{ text: 'We come on Tuesday. Early.' }, { sendAt: null }]);
    expect(isRemoved).toBe(true);
  });

  it('is changed from what it is, and not from what was typed before', async () => {
    const sent: MessageChange[] = [];
    server.use(
      http.patch('*/api/leads/lead-1/messages/message-1', async ({ request }) => {
        sent.push((await request.json()) as MessageChange);
        return HttpResponse.json(planned);
      }),
    );
    await openLead(aWholeLead({ messages: [planned] }));
    await userEvent.type(await plannedField(), ' Early.');
    const [, when] = screen.getAllByRole('combobox', { name: 'When to send' });
    await userEvent.selectOptions(when ?? document.body, 'tomorrow');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    const field = await plannedField();
    expect(field).toHaveValue('We come on Tuesday.');
    haveLead(aWholeLead({ messages: [{ ...planned, text: 'We come at nine.' }] }));
    await userEvent.type(field, ' At eight.{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('We come at nine.')).toBeVisible();
    expect(await plannedField()).toHaveValue('We come at nine.');
    expect(sent).toEqual([{ text: 'We come on Tuesday. At eight.' }]);
  });

  it('is changed over a colleague’s change only on purpose, and keeps what was typed once it is sent', async () => {
    const bases: (string | null)[] = [];
    const change = ({ request }: { request: Request }) => {
      bases.push(request.headers.get('if-match'));
      haveLead(aWholeLead({ messages: [{ ...planned, text: 'We come at nine.', revision: 1 }] }));
      return HttpResponse.json({ error: 'no', code: 'answer_changed' }, { status: 412 });
    };
    server.use(http.patch('*/api/leads/lead-1/messages/message-1', change));
    await openLead(aWholeLead({ messages: [planned] }));
    const field = await plannedField();
    await userEvent.type(field, ' Early.');

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We come at nine.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    haveLead(aWholeLead({ messages: [{ ...planned, state: 'sent', revision: 1 }] }));
    await userEvent.click(screen.getByRole('button', { name: /^Replace the other person’s text/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(bases).toEqual(['"0"', '"1"']));
    expect(field).toHaveValue('We come on Tuesday. Early.');
  });

  it('stands below an answer that came back, with its sender, files and pictures', async () => {
    await openLead(aWholeLead({ messages: [returned], answersComeBack: true }));

    expect(entries()[0]).toHaveTextContent(
      /Ana Ruiz wrote.*Better on Friday\..*plan\.pdf.*2 photos.*From other@visitor\.test/,
    );
    expect(screen.getByText(/Replies come back to this page/)).toBeVisible();
  });
});
