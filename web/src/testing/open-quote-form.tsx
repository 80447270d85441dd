import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { QuoteForm } from '../features/quotes/components/quote-form';
import type { NewQuote } from '../types/api';
import { server } from './mocks/server';
import { renderPart } from './test-utils';

interface Sent {
  body: NewQuote;
  key: string | null;
}

/**
 * Answers each quote with the next one of the given answers, then always with the last one. @returns the sent quotes
 */
export function answerQuotes(...answers: (() => Response)[]): Sent[] {
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

/** Returns the server's response to a quote that it has stored. */
export const accept = () =>
  HttpResponse.json({ id: '1', reference: 'Q-1042', createdAt: '2026-01-05' }, { status: 201 });

export const showForm = () => renderPart(<QuoteForm />);

/** Fills in everything that the form requires. */
export async function fill() {
  const values = {
    'Full name': 'Ana Ruiz',
    Email: 'ana@home.example',
    Phone: '(239) 555-0123',
    'Property address': '12 Palm Way, Naples',
    Message: 'Two zones do not start.',
  };
  for (const [label, text] of Object.entries(values)) {
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Irrigation' }));
}

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request my quote' }));

/** Chooses photos in their dialog. @returns the dialog, still open */
export async function choosePhotos(...files: File[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Add Photos' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(within(dialog).getByLabelText('Choose or take photos'), files, {
    applyAccept: false,
  });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Done' })).toBeEnabled());
  return dialog;
}

/** Chooses photos and closes their dialog. */
export async function addPhotos(...files: File[]) {
  const dialog = await choosePhotos(...files);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
}
