import { expect } from '@playwright/test';

/** A mail as the catcher of `make start` gives it. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  to: Array<{ address: string }>;
  headers: Record<string, string>;
  attachments?: Array<{ contentId?: string; contentType: string }>;
}

const mailUrl = process.env['MAIL_URL'] ?? '';

async function mailsWith(word: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${mailUrl}/email`)).json()) as Mail[];
  return mails.filter(({ subject, text }) => `${subject} ${text}`.includes(word));
}

/** The mail to one address that holds a word, as soon as it has come. */
export async function mailTo(address: string, word: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsWith(word)).find(({ to }) => to.some((receiver) => receiver.address === address));
    expect(found, `a mail to ${address} with "${word}"`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as Mail;
}
