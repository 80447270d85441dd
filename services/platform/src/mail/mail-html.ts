/**
 * HTML of mails, limited to what mail programs support: tables, inline styles, no external pictures. Outlook ignores
 * rounded corners and `max-width`, Gmail ignores dark colors; both still show the complete mail.
 */
import { escapeHtml } from './mail-text.js';

interface Letterhead {
  name: string;
  /** The firm's logo: a square PNG in base64. */
  markPng: string;
}

interface MailPage {
  letterhead: Letterhead;
  language: string;
  /** Preview text, which mail programs show after the subject in their message lists. */
  preview: string;
  heading: string;
  /** Sections of the mail as HTML, made by the functions of this file. */
  parts: readonly string[];
  footer: readonly string[];
}

const markContentId = 'mark@sender';
const font = 'font-family:Figtree,Arial,Helvetica,sans-serif';

/** Dark-mode colors for the classes of backgrounds, text, secondary text, links and lines. */
const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0f1f1b!important}
.paper{background:#16302c!important}
.band{background:#1f3f38!important}
.ink,.ink a,.link{color:#f3ede0!important}
.soft{color:#b7c8bf!important}
.line{border-color:#35564d!important}
}`;

/** Returns nodemailer's attachment with the firm's logo, which `mailPage` shows. */
export function markAttachment({ markPng }: Letterhead) {
  return {
    cid: markContentId,
    filename: 'mark.png',
    contentType: 'image/png',
    content: Buffer.from(markPng, 'base64'),
    contentDisposition: 'inline' as const,
  };
}

/** Returns a whole mail as HTML. Send it with `markAttachment`. */
export function mailPage({ letterhead, language, preview, heading, parts, footer }: MailPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title><style>${darkStyles}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f3e4c6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f3e4c6"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:600px;border-radius:16px;overflow:hidden;text-align:left">
<tr><td bgcolor="#12493a" style="padding:16px 24px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px"><img src="cid:${markContentId}" width="40" height="40" alt="" style="display:block;border:0"></td>
<td style="${font};font-size:18px;font-weight:bold;color:#ffffff">${escapeHtml(letterhead.name)}</td></tr></table></td></tr>
<tr><td class="ink" style="padding:24px;${font};font-size:16px;line-height:24px;color:#16302c">
<h1 class="ink" style="margin:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:30px;color:#16302c">${withWholeCodes(heading)}</h1>
${parts.join('\n')}
</td></tr>
<tr><td class="soft line" style="padding:16px 24px;border-top:1px solid #e3ca9c;${font};font-size:14px;line-height:20px;color:#4a5f59">${footer.join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** Returns text as HTML. Each code such as Q-7F3K2M stays on one line. */
function withWholeCodes(text: string): string {
  return escapeHtml(text).replaceAll(/\b[A-Z]-[0-9A-Z]{6}\b/g, '<span style="white-space:nowrap">$&</span>');
}

export function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

export function textLink(label: string, href: string): string {
  return `<a href="${escapeHtml(href)}" class="link" style="color:#0b4a54">${escapeHtml(label)}</a>`;
}

export function mainButton(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td bgcolor="#c8472b" style="border-radius:12px;mso-padding-alt:14px 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

export function band(text: string): string {
  const lines = withWholeCodes(text).replaceAll(/\r\n?|\n/g, '<br>');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="band ink" bgcolor="#fbf3e2" style="padding:16px;border-radius:12px;${font};font-size:16px;line-height:24px;color:#16302c;word-break:break-word">${lines}</td></tr></table>`;
}
