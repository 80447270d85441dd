import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { LinkPurpose } from '../links/account-link.entity.js';

interface Words {
  subject: string;
  what: (company: string) => string;
  button: string;
  lines: string[];
}

const words: Record<LinkPurpose, Record<Language, Words>> = {
  invitation: {
    en: {
      subject: 'Set up your account',
      what: (company) =>
        `You are invited to the admin area of ${company}. Choose your own password to begin.`,
      button: 'Set up your account',
      lines: [
        'The link works once, for 72 hours. After that, ask the person who invited you for a new one.',
        'If you did not expect this, you do not have to do anything.',
      ],
    },
    es: {
      subject: 'Configure su cuenta',
      what: (company) =>
        `Recibió una invitación al área de administración de ${company}. Elija su propia contraseña para empezar.`,
      button: 'Configurar su cuenta',
      lines: [
        'El enlace sirve una sola vez, durante 72 horas. Después, pida uno nuevo a quien le envió la invitación.',
        'Si no esperaba este mensaje, no tiene que hacer nada.',
      ],
    },
  },
  password_reset: {
    en: {
      subject: 'Set a new password',
      what: (company) => `Someone asked for a new password for your account at ${company}.`,
      button: 'Set a new password',
      lines: [
        'The link works once, for one hour. When you use it, you are signed out everywhere.',
        'If this was not you, you do not have to do anything: your password stays as it is.',
      ],
    },
    es: {
      subject: 'Elija una contraseña nueva',
      what: (company) => `Alguien pidió una contraseña nueva para su cuenta en ${company}.`,
      button: 'Elegir una contraseña nueva',
      lines: [
        'El enlace sirve una sola vez, durante una hora. Al usarlo se cierran todas sus sesiones.',
        'Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.',
      ],
    },
  },
};

export function linkText(
  purpose: LinkPurpose,
  { language, link, site }: { language: Language; link: string; site: Site },
): MailText {
  const { subject, what, button, lines } = words[purpose][language];
  const { name, fullName } = site.profile;
  return {
    subject: `${subject} · ${name}`,
    text: [what(name), `${button}: ${link}`, ...lines].join('\n\n') + '\n',
    html: mailPage({
      letterhead: letterheadOf(site),
      language,
      preview: what(name),
      heading: subject,
      parts: [
        paragraph(escapeHtml(what(name))),
        mainButton(button, link),
        ...lines.map((line) => paragraph(escapeHtml(line))),
      ],
      footer: [escapeHtml(fullName)],
    }),
  };
}
