import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aLead, aLeadPhoto, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLead, haveLeads, openInbox, openLead } from '../../../testing/open-inbox';

describe('a lead', () => {
  it('shows everything that was sent', async () => {
    await openLead(
      aWholeLead({
        photos: [aLeadPhoto()],
        notes: [
          {
            id: 'note-1',
            author: 'ruth',
            text: 'Called.',
            kind: 'note',
            forCrew: false,
            createdAt: '2026-01-05T18:00:00.000Z',
          },
        ],
      }),
    );

    for (const text of ['Two zones stay dry.', '12 Heron Way, Naples', 'Naples, in our area', 'Called.']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(await screen.findByText('/services/irrigation')).toBeVisible();
    expect(screen.getByRole('img', { name: /Photo 1/ })).toHaveAttribute('src', '/api/leads/photos/photo-1');
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:2395550150');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  it('opens a text with a greeting in the phone’s own program, says what was allowed, and notes it', async () => {
    const noted: string[] = [];
    server.use(
      http.post('*/api/leads/:id/text-opened', ({ params }) => {
        noted.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const words = 'You may text me about this request';
    await openLead(aWholeLead({ textConsent: { at: '2026-01-05T14:00:00.000Z', words } }));

    await userEvent.click(await screen.findByText('Text message from your phone'));
    expect(screen.getByText(/“You may text me about this request”$/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Greeting only' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^sms:2395550150\?&body=.*Ana/));
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);

    await waitFor(() => expect(noted).toEqual(['lead-1']));
  });

  it('says why a lead is suspected', async () => {
    await openLead(
      aWholeLead({ status: 'spam', likeMarked: { count: 14, words: ['ranking', 'backlinks'] } }),
    );

    expect(
      await screen.findByText(
        'Possible spam: similar to 14 leads that you marked as spam: “ranking”, “backlinks”',
      ),
    ).toBeVisible();
  });

  it('says which photos could not be read, and offers those again that are still being prepared', async () => {
    await openLead(
      aWholeLead({
        photos: [aLeadPhoto({ state: 'unreadable' }), aLeadPhoto({ id: 'photo-2', state: 'pending' })],
      }),
    );

    expect(screen.getByText('Photo 1 could not be read. Ask the customer to send it again.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Photo 1/ })).toBeNull();
    fireEvent.error(screen.getByRole('img', { name: /Photo 2/ }));
    expect(screen.getByText('Photo 2 is still being prepared.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: /Photo 2/ })).toBeVisible();
  });

  it('loads photos below the screen too, so that all are printed', async () => {
    await openLead(aWholeLead({ photos: [aLeadPhoto(), aLeadPhoto({ id: 'photo-2' })] }));

    for (const photo of screen.getAllByRole('img', { name: /^Photo \d/ }))
      expect(photo).not.toHaveAttribute('loading', 'lazy');
  });

  it('says how many photos could not be kept', async () => {
    await openLead(aWholeLead({ photosNotKept: 3 }));

    expect(screen.getByText(/^3 photos could not be kept/)).toBeVisible();
  });

  it('is claimed, and the first one counts', async () => {
    server.use(
      http.post('*/api/leads/lead-1/claim', () =>
        HttpResponse.json(aWholeLead({ claimedAt: '2026-01-05T17:31:00.000Z', claimedBy: 'bo' })),
      ),
    );
    await openLead(aWholeLead());

    haveLead(aWholeLead({ claimedAt: '2026-01-05T17:31:00.000Z', claimedBy: null, claimedVia: 'mail' }));
    await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'I have it' }));

    expect(await screen.findByText('bo has it')).toBeVisible();
    expect(screen.getByText('Reminders continue until someone answers.')).toBeVisible();
    expect(await screen.findByText(/^The office \(by email\) has had it since/)).toBeVisible();
    expect(within(screen.getByRole('article')).queryByRole('button', { name: 'I have it' })).toBeNull();
  });

  it('names who has it, and is claimed again, when it has become urgent', async () => {
    await openLead(
      aWholeLead({
        claimedAt: '2026-01-05T17:31:00.000Z',
        claimedBy: 'bo',
        urgency: 'water',
        isUrgent: true,
      }),
    );

    const lead = within(screen.getByRole('article'));
    expect(lead.getByText(/^bo has had it since/)).toBeVisible();
    expect(lead.getByRole('button', { name: 'I have it' })).toBeVisible();
    expect(lead.queryByText('No one has this lead yet.')).toBeNull();
  });

  it('is claimed by a key on its own page alone, never one of the list behind it', async () => {
    const claimed: unknown[] = [];
    server.use(
      http.post('*/api/leads/:id/claim', ({ params }) => {
        claimed.push(params['id']);
        return HttpResponse.json(aWholeLead());
      }),
    );
    const taken = { claimedAt: '2026-01-05T17:31:00.000Z', claimedBy: 'bo' };
    haveLeads(aLead(), aLead({ id: 'lead-2', reference: 'Q-8B2B2B', name: 'Bo Lee', ...taken }));
    haveLead(aWholeLead({ id: 'lead-2', reference: 'Q-8B2B2B', name: 'Bo Lee', ...taken }));
    haveLead(aWholeLead());
    await openInbox();
    await userEvent.click(await screen.findByRole('link', { name: 'Bo Lee' }));
    await screen.findByRole('heading', { name: 'Bo Lee', level: 2 });

    await userEvent.keyboard('c');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    await userEvent.click(screen.getByRole('link', { name: aLead().name }));
    await screen.findByRole('heading', { name: aLead().name, level: 2 });
    await userEvent.keyboard('c');

    await waitFor(() => expect(claimed).toEqual(['lead-1']));
  });

  const failedMail = {
    id: 'mail-1',
    kind: 'office_quote',
    recipient: 'office',
    status: 'failed',
    attempts: 3,
    lastError: '550 no such user',
    createdAt: '2026-01-05T17:30:00.000Z',
    nextAttemptAt: null,
    sentAt: null,
    isFateOpen: true,
    isForFormerStaff: false,
  } as const;

  it('names the recipient of a mail, unless its kind does', async () => {
    await openLead(
      aWholeLead({
        notifications: [
          failedMail,
          { ...failedMail, id: 'mail-2', kind: 'visitor_receipt', recipient: 'visitor' },
        ],
      }),
    );

    expect(await screen.findByText('Notice to the office (office address)')).toBeVisible();
    expect(screen.getByText('Confirmation to the customer')).toBeVisible();
  });

  it('tells the fate of each mail and sends it again', async () => {
    let isSent = false;
    server.use(
      http.post('*/api/leads/lead-1/notifications/mail-1/send', () => {
        isSent = true;
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await openLead(aWholeLead({ notifications: [failedMail] }));

    expect(await screen.findByText('Failed, 3 tries')).toBeVisible();
    expect(await screen.findByText('550 no such user')).toBeVisible();
    expect(screen.getByText(/^The mail server may have accepted it, but did not confirm\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Send again/ }));

    expect(await screen.findByText('On its way')).toBeVisible();
    expect(isSent).toBe(true);
  });

  it('keeps the keyboard’s place where a mail is sent again', async () => {
    await openLead(aWholeLead({ notifications: [failedMail] }));
    server.use(
      http.post('*/api/leads/lead-1/notifications/mail-1/send', () => {
        haveLead(aWholeLead({ notifications: [{ ...failedMail, status: 'sending' }] }));
        return HttpResponse.json({}, { status: 201 });
      }),
    );

    await userEvent.click(await screen.findByRole('button', { name: /Send again/ }));

    await waitFor(() => expect(screen.getByText(/^Being sent/).closest('li')).toHaveFocus());
  });

  it('lists a mail that is being sent when it was written, and follows it', async () => {
    const createdAt = new Date().toISOString();
    const mail = { ...failedMail, attempts: 0, lastError: null, isFateOpen: false, createdAt } as const;
    await openLead(aWholeLead({ notifications: [{ ...mail, status: 'sending' }] }));

    const [newest] = within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('Being sent');
    haveLead(aWholeLead({ notifications: [{ ...mail, status: 'sent', sentAt: createdAt }] }));

    expect(await screen.findByText(/^Sent/, {}, { timeout: 10_000 })).toBeVisible();
  });

  it('does not offer to send a mail again to somebody who has left', async () => {
    await openLead(aWholeLead({ notifications: [{ ...failedMail, isForFormerStaff: true }] }));

    expect(await screen.findByText('Failed, 3 tries')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  it.each([
    ['Delete', 'delete', '*/api/leads/lead-1', 'Lead deleted'],
    ['Erase now', 'post', '*/api/leads/lead-1/erase', 'Lead erased'],
  ] as const)('goes after a question: %s', async (label, method, path, text) => {
    server.use(http[method](path, () => new HttpResponse(null, { status: 204 })));
    await openLead(aWholeLead());

    await userEvent.click(screen.getByRole('button', { name: label }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  it('says what an account may not do', async () => {
    server.use(http.patch('*/api/leads/lead-1', () => HttpResponse.json({}, { status: 403 })));
    await openLead(aWholeLead());

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Won');

    expect(await screen.findByText('The status was not changed')).toBeVisible();
    expect(
      await screen.findByText('Your account is not allowed to do this. Ask an administrator.'),
    ).toBeVisible();
  });
});

describe('a lead that is closed', () => {
  const leads = [aLead(), aLead({ id: 'lead-2', reference: 'Q-22222B', name: 'Bo Lee' })];

  async function openBo() {
    haveLeads(...leads);
    haveLead(aWholeLead({ id: 'lead-2', reference: 'Q-22222B', name: 'Bo Lee' }));
    await openInbox();
    const row = await screen.findByRole('link', { name: 'Bo Lee' });
    Object.defineProperty(globalThis, 'scrollY', { value: 640, configurable: true });
    fireEvent.scroll(globalThis.window);
    await userEvent.click(row);
    await screen.findByRole('heading', { name: 'Bo Lee', level: 2 });
    Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
    return jest.spyOn(globalThis, 'scrollTo');
  }

  it('leaves the list where it was, and the keyboard at the row that opened it', async () => {
    const scrolled = await openBo();

    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));

    expect(screen.getByRole('link', { name: 'Bo Lee' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  });

  it('leaves the keyboard at the heading where its row has gone', async () => {
    const scrolled = await openBo();
    server.use(http.delete('*/api/leads/lead-2', () => new HttpResponse(null, { status: 204 })));
    haveLeads(aLead());

    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bo Lee' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Leads' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  });
});
