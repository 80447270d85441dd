import { letterheadOf } from '@sandhill/company/letterhead.js';
import { mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, plainSpaces, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Site } from '@sandhill/company/content/site.js';

interface Words {
  subject: string;
  what: string;
  advice: string;
}

const notYou =
  'If this was not you, change your password at once and ask an owner of the site to end your sessions.';

const words = {
  second_factor_waiting: {
    subject: 'Someone is guessing your sign-in code',
    what: 'Someone entered your password and then ten wrong codes in a row. Browsers that you have not used before now have to wait between codes.',
    advice:
      'If this was not you, someone knows your password: change it now. You can still sign in from a browser that you ' +
      'have used before, or with a passkey.',
  },
  password_guessed: {
    subject: 'Someone is guessing your password',
    what: 'There were 100 wrong passwords in a row for your account. Browsers that you have not used before now have to wait between tries.',
    advice:
      'You do not need to do anything if your password is long and used nowhere else. You can still sign in from a browser ' +
      'that you have used before, or with a passkey.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    what: 'A passkey was added to your account.',
    advice: notYou,
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your account.',
    advice: notYou,
  },
  second_factor_on: {
    subject: 'Your authenticator app was set up',
    what: 'Signing in to your account now requires a code from an authenticator app.',
    advice: notYou,
  },
  second_factor_off: {
    subject: 'Your second factor was removed',
    what: 'An authenticator app or passkeys were removed from your account.',
    advice: notYou,
  },
  recovery_codes_replaced: {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were created for your account. The previous ones no longer work.',
    advice: notYou,
  },
  password_changed: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed.',
    advice: notYou,
  },
  temporary_password_given: {
    subject: 'You have a new temporary password',
    what: 'A temporary password was created for your account, and you were signed out everywhere. The person who created it will give it to you.',
    advice: 'If you did not ask for it, find out from an owner of the site who created it.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    what: 'Emails about your account now go to another address. This is the last email to this address.',
    advice: 'If this was not you, ask an owner of the site to change it back and to end your sessions.',
  },
} satisfies Record<string, Words>;

export type NoticeKind = keyof typeof words;

const openAdmin = 'Open the admin area';

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Returns the mail of a notice. It contains no secrets, and nothing that a stranger typed. */
export function noticeText(
  kind: NoticeKind,
  {
    username,
    happenedAt,
    publicUrl,
    site,
  }: { username: string; happenedAt: Date; publicUrl: string; site: Site },
): MailText {
  const { subject, what, advice } = words[kind];
  const { profile } = site;
  const when = plainSpaces(time.format(happenedAt));
  const link = new URL('/admin', publicUrl).href;
  const account = `Account ${username} at ${profile.name}, ${when} (New York).`;
  return {
    subject: `${subject} · ${profile.name}`,
    text: `${what}\n\n${account}\n\n${advice}\n\n${openAdmin}: ${link}\n`,
    html: mailPage({
      letterhead: letterheadOf(site),
      language: 'en',
      preview: what,
      heading: subject,
      parts: [
        ...[what, account, advice].map((line) => paragraph(escapeHtml(line))),
        mainButton(openAdmin, link),
      ],
      footer: [escapeHtml(profile.fullName)],
    }),
  };
}
