import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { spanishTime } from '@sandhill/company/spanish-time.js';
import { mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, plainSpaces, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { User } from '../users/user.entity.js';

interface Words {
  subject: string;
  what: string;
  advice: string;
}

const notYou = {
  en: 'If this was not you, change your password at once and ask an owner of the site to sign you out everywhere.',
  es: 'Si no fue usted, cambie su contraseña de inmediato y pida a un propietario del sitio que cierre todas sus sesiones.',
};

const words = {
  second_factor_waiting: {
    en: {
      subject: 'Someone is guessing your sign-in code',
      what: 'Someone entered your password and then ten wrong codes in a row. Browsers that you have not used before now have to wait between codes.',
      advice:
        'If this was not you, someone knows your password: change it now. You can still sign in from a browser that you ' +
        'have used before, or with a passkey.',
    },
    es: {
      subject: 'Alguien intenta adivinar su código de acceso',
      what: 'Alguien escribió su contraseña y después diez códigos incorrectos seguidos. Los navegadores que usted no ha usado antes ahora tienen que esperar entre un código y otro.',
      advice:
        'Si no fue usted, alguien conoce su contraseña: cámbiela ahora. Usted puede entrar desde un navegador que ya usó ' +
        'o con una llave de acceso.',
    },
  },
  password_guessed: {
    en: {
      subject: 'Someone is guessing your password',
      what: 'There were 100 wrong passwords in a row for your account. Browsers that you have not used before now have to wait between tries.',
      advice:
        'You do not need to do anything if your password is long and used nowhere else. You can still sign in from a browser ' +
        'that you have used before, or with a passkey.',
    },
    es: {
      subject: 'Alguien intenta adivinar su contraseña',
      what: 'Hubo 100 contraseñas incorrectas seguidas para su cuenta. Los navegadores que usted no ha usado antes ahora tienen que esperar entre un intento y otro.',
      advice:
        'No tiene que hacer nada si su contraseña es larga y no la usa en ningún otro lugar. Usted puede entrar desde un ' +
        'navegador que ya usó o con una llave de acceso.',
    },
  },
  passkey_added: {
    en: { subject: 'A passkey was added', what: 'A passkey was added to your account.', advice: notYou.en },
    es: {
      subject: 'Se agregó una llave de acceso',
      what: 'Se agregó una llave de acceso a su cuenta.',
      advice: notYou.es,
    },
  },
  passkey_removed: {
    en: {
      subject: 'A passkey was removed',
      what: 'A passkey was removed from your account.',
      advice: notYou.en,
    },
    es: {
      subject: 'Se quitó una llave de acceso',
      what: 'Se quitó una llave de acceso de su cuenta.',
      advice: notYou.es,
    },
  },
  second_factor_on: {
    en: {
      subject: 'Your authenticator app was set up',
      what: 'Signing in to your account now requires a code from an authenticator app.',
      advice: notYou.en,
    },
    es: {
      subject: 'Se configuró su aplicación de autenticación',
      what: 'Para entrar a su cuenta ahora se necesita un código de una aplicación de autenticación.',
      advice: notYou.es,
    },
  },
  second_factor_off: {
    en: {
      subject: 'Your second factor was removed',
      what: 'An authenticator app or passkeys were removed from your account.',
      advice: notYou.en,
    },
    es: {
      subject: 'Se quitó su segundo factor',
      what: 'Se quitaron de su cuenta una aplicación de autenticación o llaves de acceso.',
      advice: notYou.es,
    },
  },
  recovery_codes_replaced: {
    en: {
      subject: 'You have new recovery codes',
      what: 'New recovery codes were created for your account. The previous ones no longer work.',
      advice: notYou.en,
    },
    es: {
      subject: 'Tiene códigos de recuperación nuevos',
      what: 'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
      advice: notYou.es,
    },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      what: 'The password of your account was changed.',
      advice: notYou.en,
    },
    es: {
      subject: 'Se cambió su contraseña',
      what: 'Se cambió la contraseña de su cuenta.',
      advice: notYou.es,
    },
  },
  temporary_password_given: {
    en: {
      subject: 'You have a new temporary password',
      what: 'A temporary password was created for your account, and you were signed out everywhere. The person who created it will give it to you.',
      advice: 'If you did not ask for it, find out from an owner of the site who created it.',
    },
    es: {
      subject: 'Tiene una contraseña temporal nueva',
      what: 'Se creó una contraseña temporal para su cuenta y se cerraron todas sus sesiones. La persona que la creó se la dará.',
      advice: 'Si usted no la pidió, pregunte a un propietario del sitio quién la creó.',
    },
  },
  email_changed: {
    en: {
      subject: 'Your email address was changed',
      what: 'Emails about your account now go to another address. This is the last email to this address.',
      advice:
        'If this was not you, ask an owner of the site to change it back and to sign you out everywhere.',
    },
    es: {
      subject: 'Se cambió su dirección de correo',
      what: 'Los correos sobre su cuenta ahora van a otra dirección. Este es el último correo a esta dirección.',
      advice:
        'Si no fue usted, pida a un propietario del sitio que la vuelva a cambiar y que cierre todas sus sesiones.',
    },
  },
} satisfies Record<string, Record<Language, Words>>;

export type NoticeKind = keyof typeof words;

const openAdmin = { en: 'Open the admin area', es: 'Abrir el área de administración' };

const timeIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', dateStyle: 'full', timeStyle: 'short' });
const times = { en: timeIn('en-US'), es: timeIn('es-US') };

const accountLine = {
  en: (name: string, firm: string, time: string) => `Account ${name} at ${firm}, ${time} (Eastern Time).`,
  es: (name: string, firm: string, time: string) => `Cuenta ${name} en ${firm}, ${time} (hora del este).`,
};

interface NoticeFacts {
  user: Pick<User, 'username' | 'language'>;
  happenedAt: Date;
  publicUrl: string;
  site: Site;
}

/** Returns the mail of a notice. It contains no secrets, and nothing that a stranger typed. */
export function noticeText(
  kind: NoticeKind,
  { user: { username, language }, happenedAt, publicUrl, site }: NoticeFacts,
): MailText {
  const { subject, what, advice } = words[kind][language];
  const { profile } = site;
  const when = plainSpaces(spanishTime(times[language].format(happenedAt)));
  const link = new URL('/admin', publicUrl).href;
  const account = accountLine[language](username, profile.name, when);
  const open = openAdmin[language];
  return {
    subject: `${subject} · ${profile.name}`,
    text: `${what}\n\n${account}\n\n${advice}\n\n${open}: ${link}\n`,
    html: mailPage({
      letterhead: letterheadOf(site),
      language,
      preview: what,
      heading: subject,
      parts: [...[what, account, advice].map((line) => paragraph(escapeHtml(line))), mainButton(open, link)],
      footer: [escapeHtml(profile.fullName)],
    }),
  };
}
