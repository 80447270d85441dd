import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { oneLine } from '@sandhill/platform/mail/mail-text.js';
import { cutText } from '@sandhill/platform/validation/texts.js';
import type { AddressObject, ParsedMail } from 'mailparser';
import { parseMail } from './parse-mail.js';

export interface MailHeaders {
  /** The mail's `Message-ID`; if there is none, an id that is made from the header. */
  messageId: string;
  from: { name: string; address: string };
  /** Email addresses of `To` and `Cc`, in lower case. */
  recipients: ReadonlySet<string>;
  /**
   * Header lines with recipients (`To`, `Cc`, `Delivered-To` and similar), unfolded. An email address in them may
   * contain the token of a lead.
   */
  deliveredTo: string;
  /** `Message-ID`s to which the mail refers. The id of the mail that it answers comes first. */
  refersTo: string[];
  subject: string;
  /**
   * Whether the mail was sent automatically, for instance as an automatic reply (RFC 3834), as a delivery report, or
   * through a mailing list.
   */
  isAutomatic: boolean;
  /** Whether the mail is a delivery report (RFC 3464). */
  isReport: boolean;
}

/** Maximum number of references that are read. More are of no use: mail programs keep the first and the last ones. */
const maxReferences = 60;
const maxIdLength = 500;
const maxSubjectLength = 200;

/**
 * Factor for the library's limit on a header, because the library counts a short line as up to this many bytes. Without
 * the factor, a header of thousands of empty folded lines could not be read, and would hold up all later mails.
 */
const bytesOfLine = 64;

const addressLines = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/** Reads a mail's header, which may be cut at its end. */
export async function parseHeaders(header: Buffer): Promise<MailHeaders> {
  // Old programs write 8-bit letters into headers.
  const readable = isUtf8(header) ? header : Buffer.from(new TextDecoder('windows-1252').decode(header));
  const options = { skipTextToHtml: true, maxHeadSize: readable.length * bytesOfLine };
  const mail = await parseMail(Buffer.concat([readable, Buffer.from('\r\n\r\n')]), options);
  const [from] = addressesOf(mail.from);
  const lines = mail.headerLines.filter(({ key }) => addressLines.includes(key)).map(({ line }) => line);
  return {
    messageId:
      idsIn(mail.messageId)[0] ?? `<${createHash('sha256').update(header).digest('hex')}@without-id>`,
    from: {
      name: cutText(oneLine(from?.name ?? ''), maxSubjectLength),
      address: plain(from?.address ?? ''),
    },
    recipients: new Set(
      [mail.to, mail.cc].flatMap((to) =>
        addressesOf(to).flatMap(({ address }) => (address ? plain(address) : [])),
      ),
    ),
    // Joins folded lines, whose breaks may split an email address.
    deliveredTo: lines.join('\n').replaceAll(/\r?\n[ \t]+/g, ''),
    refersTo: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()].slice(0, maxReferences),
    subject: cutText(oneLine(mail.subject ?? ''), maxSubjectLength),
    isAutomatic: isAutomatic(mail),
    isReport: reportTypeOf(mail) === 'delivery-status',
  };
}

const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap((one) => one.group ?? [one]));

/**
 * Returns an email address in lower case and without control characters, which an encoded address may contain and which
 * cannot be stored.
 */
const plain = (address: string): string => address.replaceAll(/\p{Cc}/gu, '').toLowerCase();

const idsIn = (field: string | string[] | undefined): string[] =>
  (
    [field ?? []]
      .flat()
      .join(' ')
      .match(/<[^<>\s\p{Cc}]+>/gu) ?? []
  ).filter((id) => id.length <= maxIdLength);

const textOf = ({ headers }: ParsedMail, name: string): string => {
  const value = headers.get(name);
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

function isAutomatic(mail: ParsedMail): boolean {
  const submitted = textOf(mail, 'auto-submitted');
  const isSelfSaid = submitted !== '' && !submitted.startsWith('no');
  const isBulk = ['auto_reply', 'bulk', 'junk', 'list'].includes(textOf(mail, 'precedence'));
  const hasMark = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) =>
    mail.headers.has(name),
  );
  const isFromNobody = mail.headerLines.some(({ key, line }) => key === 'return-path' && /:\s*<>/.test(line));
  return isSelfSaid || isBulk || hasMark || isFromNobody || reportTypeOf(mail) !== undefined;
}

/**
 * Returns the type of a report, such as `delivery-status`, or `disposition-notification` for a mail that was read;
 * undefined for other mails.
 */
function reportTypeOf({ headers }: ParsedMail): string | undefined {
  const type = headers.get('content-type');
  if (typeof type !== 'object' || !('value' in type)) return undefined;
  const { value, params } = type as { value: string; params: Record<string, string> };
  return value.toLowerCase() === 'multipart/report' ? (params['report-type'] ?? '').toLowerCase() : undefined;
}
