import type {
  LeadDetail,
  LeadEvent,
  LeadMail,
  LeadMessage,
  LeadNote,
  StaffChatMessage,
} from '../../types/api';

export type Happening = { id: string; at: string } & (
  | { what: 'request' }
  | { what: 'message'; message: LeadMessage }
  | { what: 'chat'; message: StaffChatMessage }
  | { what: 'note'; note: LeadNote }
  | { what: 'event'; event: LeadEvent }
  | { what: 'mail'; mail: LeadMail }
);

/** Returns when an email was or will be sent; if neither is known, when it was created. */
const timeOf = ({ sentAt, nextAttemptAt, createdAt }: LeadMail): string =>
  sentAt ?? nextAttemptAt ?? createdAt;

/** Kinds of email that have no entry of their own, because their messages show the delivery state. */
const ofMessages = new Set(['answer', 'chat_answer']);

/**
 * Returns whether an event has its own entry. Events of messages and notes have none, because the messages and notes
 * have entries.
 */
const isShown = ({ kind }: LeadEvent): boolean =>
  !['answered', 'noted', 'customer_wrote', 'answer_planned'].includes(kind);

/** Returns the messages, notes, emails and events of a lead, newest first. */
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
    ...mails.map((mail) => ({ id: mail.id, at: timeOf(mail), what: 'mail' as const, mail })),
    ...(isTypedIn ? [] : [{ id: 'request', at: lead.createdAt, what: 'request' as const }]),
  ];
  return happenings.toSorted((a, b) => b.at.localeCompare(a.at) || (a.what === 'request' ? 1 : -1));
}

/**
 * Returns whether a message or email is being sent, so that its state will change soon. Messages and emails count
 * only until two minutes after they were created or were to be sent.
 */
export const isSending = ({ messages, notifications }: LeadDetail, now = Date.now()): boolean =>
  [
    ...messages.map(({ state, sendAt, createdAt }) => ({ state, at: sendAt ?? createdAt })),
    ...notifications.map(({ status, createdAt }) => ({ state: status, at: createdAt })),
  ].some(({ state, at }) => (state === 'owed' || state === 'sending') && now - Date.parse(at) < 2 * 60_000);
