import type {
  LeadDetail,
  LeadEvent,
  LeadMail,
  LeadMessage,
  LeadNote,
  StaffChatMessage,
} from '../../types/api';

/** One thing that happened to a lead. */
export type Happening = { id: string; at: string } & (
  | { what: 'request' }
  | { what: 'message'; message: LeadMessage }
  | { what: 'chat'; message: StaffChatMessage }
  | { what: 'note'; note: LeadNote }
  | { what: 'event'; event: LeadEvent }
  | { what: 'mail'; mail: LeadMail }
);

/** When a mail went out or goes out; a mail without either was owed from the beginning. */
const timeOf = (mail: LeadMail, lead: LeadDetail): string =>
  mail.sentAt ?? mail.nextAttemptAt ?? lead.createdAt;

/** Mails whose messages say themselves how they stand. */
const ofMessages = new Set(['answer', 'chat_answer']);

/** Messages and notes stand there themselves. */
const isShown = ({ kind }: LeadEvent): boolean =>
  !['answered', 'noted', 'customer_wrote', 'answer_planned'].includes(kind);

/** Everything that was said about a lead and done with it, newest first. */
export function timelineOf(lead: LeadDetail): Happening[] {
  const mails = lead.notifications.filter(({ kind }) => !ofMessages.has(kind));
  const isTypedIn = lead.history.some(({ kind }) => kind === 'created');
  const happenings: Happening[] = [
    ...lead.messages.map((message) => ({
      id: message.id,
      at: message.createdAt,
      what: 'message' as const,
      message,
    })),
    ...(lead.chat?.messages ?? []).map((message) => ({
      id: message.id,
      at: message.createdAt,
      what: 'chat' as const,
      message,
    })),
    ...lead.notes.map((note) => ({ id: note.id, at: note.createdAt, what: 'note' as const, note })),
    ...lead.history
      .filter(isShown)
      .map((event) => ({ id: event.id, at: event.at, what: 'event' as const, event })),
    ...mails.map((mail) => ({ id: mail.id, at: timeOf(mail, lead), what: 'mail' as const, mail })),
    ...(isTypedIn ? [] : [{ id: 'request', at: lead.createdAt, what: 'request' as const }]),
  ];
  return happenings.toSorted((a, b) => b.at.localeCompare(a.at) || (a.what === 'request' ? 1 : -1));
}

/** Whether an answer is on its way, so that its state is about to change. */
export const isSending = ({ messages }: LeadDetail, now = Date.now()): boolean =>
  messages.some(
    ({ state, sendAt, createdAt }) =>
      (state === 'owed' || state === 'sending') && now - Date.parse(sendAt ?? createdAt) < 2 * 60_000,
  );
