import type { Site } from '@sandhill/company/content/site.js';
import { hoursText } from '@sandhill/company/hours-text.js';
import type { Language } from '@sandhill/company/language.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { mailPage, paragraph, textLink } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { formatClockTime, mapLink, subjectOf } from './mail.js';
import { button, framed, words } from './notice.js';

/** Day and hours of a visit, in New York time. */
export interface VisitTime {
  date: string;
  starts: string;
  ends: string;
}

export type VisitNews =
  'booked' | 'moved' | 'cancelled' | 'reminder' | 'onTheWay' | 'noShow' | 'choices' | 'offer';

/**
 * Data for a mail about a visit. It must not contain anything that the visitor typed: the email address may be another
 * person's.
 */
interface VisitMailFacts {
  news: VisitNews;
  language: Language;
  /** Date and time of the visit; absent if no visit is arranged. */
  time?: VisitTime;
  /** When an offer ends. */
  until?: Date;
  /** Reference of the lead; absent once the lead is erased. */
  reference?: string;
  /** URL of the page on which the visitor follows the request. */
  pageLink?: string;
  /** First name of the person who comes, as customers see it. */
  person?: string | null;
  reason?: string | null;
  offers?: readonly VisitTime[];
}

interface Words {
  subject: Record<VisitNews, string>;
  lead: Record<VisitNews, (facts: VisitMailFacts, firm: string) => string>;
  /**
   * Labels of the button: `again` if no visit is arranged, `take` for an offer, `follow` if it is too late to change the
   * visit, otherwise `change`.
   */
  change: string;
  again: string;
  take: string;
  follow: string;
  offers: string;
  calendar: string;
  urgent: string;
  call: (phone: string) => string;
}

const wordsIn: Record<Language, Words> = {
  en: {
    subject: {
      booked: 'Your visit is booked',
      moved: 'Your visit has a new time',
      cancelled: 'Your visit is canceled',
      reminder: 'Your visit is tomorrow',
      onTheWay: 'We are on the way',
      noShow: 'Sorry we missed you',
      choices: 'Choose a time for our visit',
      offer: 'An earlier time is available',
    },
    lead: {
      booked: (_facts, firm) => `${firm} will come to see your property at this time:`,
      moved: (_facts, firm) => `${firm} will come to see your property at this time instead:`,
      cancelled: () => 'This visit will not take place:',
      reminder: (_facts, firm) => `${firm} will come to see your property tomorrow:`,
      onTheWay: ({ person }, firm) =>
        `${person ?? firm} is on the way and arrives in about 20 minutes. Your visit:`,
      choices: () => 'The time that you asked for is no longer available.',
      noShow: () => 'We came to see your property, but no one was there. Your visit was:',
      offer: ({ until }) =>
        `You asked for something earlier. This time is yours if you take it by ${until ? formatClockTime(until, 'en') : ''}:`,
    },
    change: 'Move or cancel the visit',
    again: 'Choose a new time',
    take: 'Take this time',
    follow: 'See your request',
    offers: 'These times are available:',
    calendar: 'The attached file adds the visit to your calendar.',
    urgent: 'If anything is unclear, call us.',
    call: (phone) => `Call ${phone}`,
  },
  es: {
    subject: {
      booked: 'Su visita está reservada',
      moved: 'Su visita tiene una nueva hora',
      cancelled: 'Su visita fue cancelada',
      reminder: 'Su visita es mañana',
      onTheWay: 'Vamos en camino',
      noShow: 'Fuimos a su propiedad y no había nadie',
      choices: 'Elija una hora para nuestra visita',
      offer: 'Se liberó una hora de visita más próxima',
    },
    lead: {
      booked: (_facts, firm) => `${firm} visitará su propiedad a esta hora:`,
      moved: (_facts, firm) => `${firm} visitará su propiedad a esta otra hora:`,
      cancelled: () => 'Esta visita no se realizará:',
      reminder: (_facts, firm) => `${firm} visitará su propiedad mañana:`,
      onTheWay: ({ person }, firm) => `${person ?? firm} va en camino y llega en unos 20 minutos. Su visita:`,
      choices: () => 'La hora que usted pidió ya está ocupada.',
      noShow: () => 'Fuimos a ver su propiedad y no encontramos a nadie. Su visita era:',
      offer: ({ until }) =>
        `Como pidió, le avisamos de una hora más próxima. Es suya si la toma a más tardar a ${until ? formatClockTime(until, 'es') : ''}:`,
    },
    change: 'Cambiar o cancelar la visita',
    again: 'Elegir una nueva hora',
    take: 'Tomar esta hora',
    follow: 'Ver su solicitud',
    offers: 'Estas horas están libres:',
    calendar: 'El archivo adjunto agrega la visita a su calendario.',
    urgent: 'Si tiene alguna duda, llámenos.',
    call: (phone) => `Llamar al ${phone}`,
  },
};

const labels: Partial<Record<VisitNews, 'again' | 'take' | 'follow'>> = {
  cancelled: 'again',
  noShow: 'again',
  choices: 'again',
  offer: 'take',
  onTheWay: 'follow',
};

const locales = { en: 'en-US', es: 'es-US' };

/** Formats the time of a visit: "Tuesday, December 1, 9am-11am", with the day written out. */
export function visitTimeText({ date, starts, ends }: VisitTime, language: Language): string {
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00Z`));
  return `${day}, ${hoursText({ from: starts, to: ends }, language)}`;
}

/** Capitalizes a line, because Spanish weekdays are lower case. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function visitMail(facts: VisitMailFacts, site: Site): MailText {
  const { news, language, time, reference, pageLink, reason, offers = [] } = facts;
  const { profile } = site;
  const { phone, address } = profile;
  const said = wordsIn[language];
  const heading = said.subject[news];
  const lead = said.lead[news](facts, profile.name);
  const when = time && capitalized(visitTimeText(time, language));
  const free = offers.map((offer) => capitalized(visitTimeText(offer, language)));
  const label = said[labels[news] ?? 'change'];
  const hasFile = ['booked', 'moved', 'reminder'].includes(news);
  const offered = {
    text: [said.offers, ...free.map((line) => `- ${line}`)].join('\n'),
    html: words([said.offers, ...free].join('\n')).html,
  };
  const call = said.call(phone.display);
  const parts = [
    words(lead),
    ...(when ? [framed(when)] : []),
    ...(reason ? [words(reason)] : []),
    ...(free.length > 0 ? [offered] : []),
    ...(pageLink ? [button(label, pageLink)] : []),
    ...(hasFile ? [words(said.calendar)] : []),
    {
      text: `${said.urgent}\n${call}`,
      html: paragraph(`${escapeHtml(said.urgent)} ${textLink(call, `tel:${phone.e164}`)}`),
    },
  ];
  return {
    subject: subjectOf(heading, reference ?? null),
    text: [...parts.map(({ text }) => text), `${profile.fullName}\n${address.oneLine}`].join('\n\n'),
    html: mailPage({
      letterhead: letterheadOf(site),
      language,
      preview: when ?? lead,
      heading,
      parts: parts.map(({ html }) => html),
      footer: [escapeHtml(profile.fullName), textLink(address.oneLine, mapLink(address.oneLine))],
    }),
  };
}
