import { expect } from '@playwright/test';
import { caughtMails, type Mail } from './mail-catchers';

/** The mail to one address that holds a word, as soon as it has come. */
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
