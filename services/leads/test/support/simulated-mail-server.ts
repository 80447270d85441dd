import { OutcomeUnknown } from '@sandhill/platform/mail/mail-transport.js';
import type { Mail } from '../../src/mail/notifications/mailer.js';

/** How the mail server answers a mail. `silent_*`: its answer is lost. */
export const answers = [
  'accepted',
  'silent_accepted',
  'silent_lost',
  'later',
  'away',
  'refused',
  'sender_refused',
] as const;

export type MailAnswer = (typeof answers)[number];

/** A mail server that answers each mail as the simulation says. */
export class SimulatedMailServer {
  /** Whether a mail has been passed to the server since `begin` was last called. */
  hasTaken = false;
  private answer: MailAnswer = 'accepted';

  /** Sets the answer to the next mail. */
  begin(answer: MailAnswer): void {
    this.answer = answer;
    this.hasTaken = false;
  }

  send({ deliveryId }: Mail): Promise<string> {
    this.hasTaken = true;
    const error = errors[this.answer];
    return error ? Promise.reject(error as Error) : Promise.resolve(`<${deliveryId}@firm.test>`);
  }
}

/** Errors by answer, as nodemailer throws them. */
const errors: Partial<Record<MailAnswer, object>> = {
  silent_accepted: new OutcomeUnknown({ cause: { code: 'ETIMEDOUT' } }),
  silent_lost: new OutcomeUnknown({ cause: { code: 'ETIMEDOUT' } }),
  later: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 later' },
  away: { code: 'ECONNECTION' },
  refused: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 no' },
  sender_refused: { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 no' },
};
