import { useDraft } from '../../lib/drafts/use-draft';
import type { LeadDetail } from '../../types/api';

interface Answer {
  id: string;
  author: string | null;
  createdAt: string;
}

/** Returns the latest answer of staff: an email, a chat message or a noted call. */
const latestAnswer = ({ messages, chat, notes }: LeadDetail): Answer | undefined =>
  [
    ...messages.filter(({ direction }) => direction === 'out'),
    ...(chat?.messages ?? []).filter(({ role }) => role === 'staff'),
    ...notes.filter(({ kind }) => kind === 'call'),
  ].reduce<Answer | undefined>(
    (latest, one) => (latest && latest.createdAt >= one.createdAt ? latest : one),
    undefined,
  );

/**
 * Tells whether a colleague has answered since the user began to write, so that the customer does not get two answers.
 *
 * @returns the colleague's username, or null if none has answered; and a function to call when the user begins to write
 */
export function useAnsweredMeanwhile(lead: LeadDetail, username: string) {
  const latest = latestAnswer(lead);
  const [seen, setSeen] = useDraft(`lead/${lead.id}/seen-answer`, '');
  const isNew = latest !== undefined && seen !== '' && latest.id !== seen && latest.author !== username;
  return {
    answeredBy: isNew ? latest.author : null,
    onBegin: () => setSeen(latest?.id ?? 'none'),
  };
}
