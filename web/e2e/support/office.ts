import { expect } from '@playwright/test';
import { caughtMails, type Mail } from './mail-catchers';

/** Waits for a mail with the given word in its subject or text, sent to the given address. Returns the mail. */
export async function mailTo(address: string, word: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await caughtMails();
    found = mails.find(
      ({ to, subject, text }) => to.includes(address) && `${subject} ${text}`.includes(word),
    );
    expect(found, `a mail to ${address} with "${word}"`).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return found as Mail;
}
