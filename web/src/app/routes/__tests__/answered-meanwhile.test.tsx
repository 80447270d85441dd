import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aMessage, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { answerField, haveLead, openLead } from '../../../testing/open-inbox';

const warning = /has answered since you began to write/;
const earlier = aMessage({ id: 'message-0', author: 'bo', createdAt: '2026-01-05T15:00:00.000Z' });
const lead = aWholeLead({ messages: [earlier] });

/** Lets an answer arrive while the page is open, and has the page read the lead again. */
async function arrive(author: string) {
  const answered = { ...lead, messages: [earlier, aMessage({ author })] };
  haveLead(answered);
  server.use(http.patch('*/api/leads/lead-1', () => HttpResponse.json(answered)));
  await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await waitFor(() => expect(screen.getAllByText(/ answered$/)).toHaveLength(2));
}

describe('an answer of a colleague', () => {
  it('that arrives while somebody writes is named beside the button that sends', async () => {
    await openLead(lead, aUser());
    await userEvent.type(answerField(), 'We come on Monday.');
    expect(screen.queryByText(warning)).toBeNull();

    await arrive('maya');

    expect(await screen.findByText(/^maya has answered/)).toBeVisible();
    await userEvent.clear(answerField());
    await userEvent.type(answerField(), 'See Maya’s answer.');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('is still named after a reload', async () => {
    const page = await openLead(lead, aUser());
    await userEvent.type(answerField(), 'We come on Monday.');
    page.unmount();

    await openLead({ ...lead, messages: [earlier, aMessage({ author: 'maya' })] }, aUser());

    expect(await screen.findByText(/^maya has answered/)).toBeVisible();
  });

  it('is not named if it is one’s own, as from another tab', async () => {
    const user = aUser();
    await openLead(lead, user);
    await userEvent.type(answerField(), 'We come on Monday.');

    await arrive(user.username);

    expect(screen.queryByText(warning)).toBeNull();
  });
});
