import type { Site } from '@sandhill/company/content/site.js';
import { band, mainButton, paragraph, textLink } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { cutText } from '@sandhill/platform/validation/texts.js';
import type { Lead } from '../../model/lead.entity.js';
import { notice } from './notice.js';

export interface Fact {
  label: string;
  value: string;
  link?: string;
}

export interface MailPhoto {
  /** Link to the photo; undefined if it could not be read. */
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
  /** The customer's words; default: the lead's message. */
  message?: string;
  photos?: MailPhoto[];
  site: Site;
}

/** Size of a thumbnail in the mail, in pixels: two fit side by side on a phone. */
const thumbnailBox = { width: 136, height: 102 };

const perRow = 2;
const unreadable = 'could not be read; ask for it again';
const replyHint = 'Reply to this email to write to the customer.';
const noReplyHint = 'The customer left no email address: call them.';

/** Lays out a mail about a lead, with its message: the same facts as plain text and as HTML with links. */
export function officeMail(
  lead: Lead,
  { actions, haveItLink, facts, message = lead.message, photos = [], ...frame }: OfficeMail,
): MailText {
  const [main, ...others] = actions;
  const claim = haveItLink ? [{ label: 'I have it', href: haveItLink }] : [];
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
    { text: `Message:\n${message}`, html: band(message) },
    ...(photos.length > 0 ? [{ text: photos.map(photoLine).join('\n'), html: photoTable(photos) }] : []),
  ];
  return notice({
    ...frame,
    preview: cutText(oneLine(message), 140),
    parts,
    hint: lead.email === null ? noReplyHint : replyHint,
  });
}

function row({ label, value, link }: Fact): string {
  const shown = link ? textLink(value, link) : escapeHtml(value);
  return `<tr><th class="soft" align="left" valign="top" style="padding:3px 16px 3px 0;font-size:16px;line-height:24px;font-weight:normal;color:#4a5f59">${escapeHtml(label)}</th><td class="ink" valign="top" style="padding:3px 0;font-size:16px;line-height:24px;color:#16302c;word-break:break-word">${shown}</td></tr>`;
}

const photoName = (index: number) => `Photo ${index + 1}`;

function photoLine({ link }: MailPhoto, index: number): string {
  return `${photoName(index)}: ${link ?? unreadable}`;
}

/** Lays out thumbnails of one size in rows, then lists the photos that have no thumbnail. */
function photoTable(photos: readonly MailPhoto[]): string {
  const named = photos.map((photo, index) => ({ ...photo, name: photoName(index) }));
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
  return table + others.join('');
}

function thumbnail(name: string, link: string, contentId: string): string {
  const { width, height } = thumbnailBox;
  return `<td style="padding:0 8px 8px 0"><a href="${escapeHtml(link)}"><img src="cid:${escapeHtml(contentId)}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0;border-radius:8px"></a></td>`;
}
