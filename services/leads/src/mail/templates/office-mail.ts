import { escapeHtml, oneLine, page, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { subjectOf } from './mail.js';

/** One row of the mail's table. */
export interface Fact {
  label: string;
  value: string;
  link?: string;
}

/** A photo in a mail: a link and, if available, an inline thumbnail. */
export interface MailPhoto {
  /** Undefined if the file is damaged. */
  link?: string;
  /** The `Content-ID` of the thumbnail. */
  contentId?: string;
}

export interface OfficeMail {
  subject: Array<string | null>;
  heading: string;
  facts: Fact[];
  message: string;
  photos: MailPhoto[];
}

const damaged = 'the file is damaged and cannot be shown';

/** The layout of all mails about a lead: the same facts as plain text and as HTML with links. */
export function officeMail({ subject, heading, facts, message, photos }: OfficeMail): MailText {
  const links = photos.map(({ link }, index) => `Photo ${index + 1}: ${link ?? damaged}`);
  const text = [
    heading,
    facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n'),
    `Message:\n${message}`,
    ...(links.length > 0 ? [links.join('\n')] : []),
    'Answer this mail to write to the visitor.',
  ].join('\n\n');
  const body = [
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    `<table cellpadding="0" cellspacing="0">${facts.map(row).join('')}</table>`,
    `<p style="white-space:pre-wrap;padding:12px;background:#f3f6f4">${escapeHtml(message)}</p>`,
    photos.length > 0 ? `<p>${photos.map(photo).join(' ')}</p>` : '',
    '<p style="color:#5c6b63">Answer this mail to write to the visitor.</p>',
  ];
  return { subject: subjectOf(...subject), text, html: page('en', body.join('\n')) };
}

function row({ label, value, link }: Fact): string {
  const text = escapeHtml(value);
  const shown = link ? `<a href="${escapeHtml(link)}">${text}</a>` : text;
  return `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${escapeHtml(label)}</th><td>${shown}</td></tr>`;
}

function photo({ link, contentId }: MailPhoto, index: number): string {
  const label = `Photo ${index + 1}`;
  if (link === undefined) return `<span>${label}: ${damaged}</span>`;
  const shown = contentId
    ? `<img src="cid:${escapeHtml(contentId)}" alt="${label}" style="max-width:160px;border:0">`
    : label;
  return `<a href="${escapeHtml(link)}">${shown}</a>`;
}
