import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Lead, LeadDetail, User } from '../types/api';
import { aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

/** Answers every request for the list with these leads. @returns the queries */
export function haveLeads(...leads: Lead[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/leads', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ leads, nextCursor: null });
    }),
  );
  return asked;
}

export const haveLead = (lead: LeadDetail) =>
  server.use(http.get(`*/api/leads/${lead.reference}`, () => HttpResponse.json(lead)));

/** Opens the 'Leads' tab. */
export async function openInbox(user: User = aUser()) {
  signedInAs(user);
  const page = openPage('/admin');
  await userEvent.click(await screen.findByRole('tab', { name: 'Leads' }));
  return page;
}

/** Mocks a lead, and opens it from the list. */
export async function openLead(lead: LeadDetail, user?: User) {
  haveLeads(lead);
  haveLead(lead);
  const page = await openInbox(user);
  await userEvent.click(await screen.findByRole('link', { name: lead.name }));
  await screen.findByRole('heading', { name: lead.name, level: 2 });
  return page;
}

/** Returns the answer field on a lead's page. */
export const answerField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
