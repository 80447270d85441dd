/** A caught mail, in the same format for both catchers. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  to: string[];
  replyTo: string;
}

const mailUrl = process.env['MAIL_URL'] ?? '';

const get = async (path: string) => fetch(`${mailUrl}${path}`);

/** Returns all caught mails, from `make start`'s catcher (maildev) or from Compose's (Mailpit). */
export async function caughtMails(): Promise<Mail[]> {
  const mailpit = await get('/api/v1/messages?limit=200');
  return mailpit.ok ? fromMailpit(await mailpit.json()) : fromMaildev(await (await get('/email')).json());
}

interface MaildevMail {
  subject: string;
  text: string;
  html: string;
  to: Array<{ address: string }>;
  headers: Record<string, string>;
}

function fromMaildev(mails: unknown): Mail[] {
  return (mails as MaildevMail[]).map(({ subject, text, html, to, headers }) => ({
    subject,
    text,
    html,
    to: to.map(({ address }) => address),
    replyTo: headers['reply-to'] ?? '',
  }));
}

interface MailpitMail {
  Subject: string;
  Text: string;
  HTML: string;
  To: Array<{ Address: string }>;
  ReplyTo?: Array<{ Address: string }>;
}

async function fromMailpit(list: unknown): Promise<Mail[]> {
  const { messages } = list as { messages: Array<{ ID: string }> };
  return Promise.all(
    messages.map(async ({ ID }) => {
      const mail = (await (await get(`/api/v1/message/${ID}`)).json()) as MailpitMail;
      return {
        subject: mail.Subject,
        text: mail.Text,
        html: mail.HTML,
        to: mail.To.map(({ Address }) => Address),
        replyTo: (mail.ReplyTo ?? []).map(({ Address }) => Address).join(', '),
      };
    }),
  );
}
