import { expect } from '@playwright/test';
import { caughtMails, type Mail } from './mail-catchers';

/** Waits for a mail to an address that contains a word, and returns it. */
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
