import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { band, mainButton, paragraph, textLink } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { cutText } from '@sandhill/platform/validation/texts.js';
import type { Lead } from '../../model/lead.entity.js';
import { notice, type MailPart } from './notice.js';
import { staffWords } from './staff-words.js';

export interface Fact {
  label: string;
  value: string;
  link?: string;
}

export interface MailPhoto {
  /** Link to the photo; undefined if the photo is unreadable. */
  link?: string;
  contentId?: string;
}

export interface MailAction {
  label: string;
  href: string;
}

export interface OfficeMail {
  subject: Array<string | null>;
  heading: string;
  /** The main action is a button; the others are links below the buttons. */
  actions: [main: MailAction, ...others: MailAction[]];
  /** URL of the page on which somebody claims the lead. */
  haveItLink?: string;
  facts: Fact[];
  /** The customer's words; null if there are none. If absent, the lead's message. */
  message?: string | null;
  photos?: MailPhoto[];
  /** Default: English. */
  language?: Language;
  site: Site;
}

/** Size of a thumbnail in the mail, in pixels: two fit side by side on a phone. */
const thumbnailBox = { width: 136, height: 102 };

const perRow = 2;

/** Lays out a mail about a lead, with its message: the same facts as plain text and as HTML with links. */
export function officeMail(
  lead: Lead,
  { actions, haveItLink, facts, message = lead.message, photos = [], language = 'en', ...frame }: OfficeMail,
): MailText {
  const words = staffWords[language];
  const [main, ...others] = actions;
  const claim = haveItLink ? [{ label: words.haveIt, href: haveItLink }] : [];
  const links = others.map(({ label, href }) => textLink(label, href)).join(' &nbsp;·&nbsp; ');
  const parts = [
    {
      text: [...actions, ...claim].map(({ label, href }) => `${label}: ${href}`).join('\n'),
      html: [...[main, ...claim].map(({ label, href }) => mainButton(label, href)), paragraph(links)].join(
        '\n',
      ),
    },
    {
      text: facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n'),
      html: `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${facts.map(row).join('')}</table>`,
    },
    ...(message === null ? [] : [{ text: `${words.message}:\n${message}`, html: band(message) }]),
    ...(photos.length > 0 ? [photoPart(photos, language)] : []),
  ];
  return notice({
    ...frame,
    language,
    preview: cutText(oneLine(message ?? facts.map(({ value }) => value).join(' · ')), 140),
    parts,
    hint: lead.email === null ? words.noReplyHint : words.replyHint,
  });
}

function row({ label, value, link }: Fact): string {
  const shown = link ? textLink(value, link) : escapeHtml(value);
  return `<tr><th class="soft" align="left" valign="top" style="padding:3px 16px 3px 0;font-size:16px;line-height:24px;font-weight:normal;color:#4a5f59">${escapeHtml(label)}</th><td class="ink" valign="top" style="padding:3px 0;font-size:16px;line-height:24px;color:#16302c;word-break:break-word">${shown}</td></tr>`;
}

/** Lays out thumbnails of one size in rows, then lists the photos that have no thumbnail. */
function photoPart(photos: readonly MailPhoto[], language: Language): MailPart {
  const { photo: nameOf, photoUnreadable: unreadable } = staffWords[language];
  const named = photos.map((photo, index) => ({ ...photo, name: nameOf(index + 1) }));
  const seen = named.flatMap(({ link, contentId, name }) =>
    link && contentId ? [thumbnail(name, link, contentId)] : [],
  );
  const rows = seen
    .map((cell, index) => (index % perRow === 0 ? `</tr><tr>${cell}` : cell))
    .join('')
    .replace('</tr>', '');
  const table =
    seen.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px">${rows}</tr></table>`
      : '';
  const others = named.flatMap(({ link, contentId, name }) => {
    if (!link) return [paragraph(`${name}: ${unreadable}`)];
    return contentId ? [] : [paragraph(textLink(name, link))];
  });
  return {
    text: named.map(({ name, link }) => `${name}: ${link ?? unreadable}`).join('\n'),
    html: table + others.join(''),
  };
}

function thumbnail(name: string, link: string, contentId: string): string {
  const { width, height } = thumbnailBox;
  return `<td style="padding:0 8px 8px 0"><a href="${escapeHtml(link)}"><img src="cid:${escapeHtml(contentId)}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0;border-radius:8px"></a></td>`;
}
