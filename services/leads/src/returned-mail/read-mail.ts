import { readPhoto, type CheckedPhoto } from '../photos/photo-intake.js';
import { photoLimits } from '../photos/photo-limits.js';
import { readReport, type Bounce } from './delivery-report.js';
import type { ImapMailbox } from './imap-mailbox.js';
import { sortParts, type MailPart, type MailParts } from './mail-parts.js';
import { replyText } from './reply-text.js';
import { parseMail } from './parse-mail.js';

export interface MailContents {
  /** Text without quotes; empty if there is no readable text. */
  text: string;
  photos: CheckedPhoto[];
  files: string[];
  /** The answer of a calendar program to an invitation; absent for other mails. */
  calendarReply?: 'accepted' | 'other';
}

export interface ReadReport extends Bounce {
  /** The beginning of the undelivered mail's header. */
  original: string;
}

const maxTextLength = 200_000;

/** Maximum number of bytes that are read of an HTML part, which may contain pictures. */
const maxHtmlLength = 10_000_000;

const pictureInHtml = /data:image\/[\w+.-]+;base64,[\w+/=\s]*/gi;
const maxReportPartLength = 64_000;
const maxNames = 20;

/** Entry in a list of file names that stands for further files. */
const more = '…';

/** Returns the names of a mail's files, followed by `…` if not all of the mail's pictures were kept. */
export function namesOfFiles({ files, photos }: MailContents, keptPhotos: number): string[] {
  return keptPhotos < photos.length && files.at(-1) !== more ? [...files, more] : files;
}

/** Limit for an encoded picture in bytes: base64 adds a third, and line breaks a little. */
const maxPictureLength = photoLimits.bytesEach * 1.4;

/** Maximum size, in bytes, of all pictures of one mail, which are in memory together. */
const bytesOfPictures = 20_000_000;

/** Side length in pixels. A picture within a text counts as part of a signature if both of its sides are shorter. */
const smallestSide = 200;

const parserOptions = { skipTextToHtml: true, skipImageLinks: true, maxHtmlLengthToParse: maxTextLength };

export const unreadable: MailContents = { text: '', photos: [], files: [] };

/**
 * Reads a customer's answer: its structure first, then only the parts that are used.
 *
 * @throws if the connection ends
 */
export async function readAnswer(mailbox: ImapMailbox, uid: number): Promise<MailContents> {
  const structure = await mailbox.structure(uid);
  if (!structure) return unreadable;
  const parts = sortParts(structure);
  const { isProgramsText, ...reply } = await readCalendarReply(mailbox, uid, parts);
  const text = isProgramsText ? '' : replyText(await readText(mailbox, uid, parts));
  const { photos, refused } = await readPictures(mailbox, uid, parts.pictures);
  const names = [...refused, ...parts.others].map(({ name }) => name);
  const files = names.length > maxNames ? [...names.slice(0, maxNames), more] : names;
  return { text, photos, files, ...reply };
}

/**
 * Reads only the first part of a mail whose structure is too large.
 *
 * @throws if the connection ends
 */
export async function readFirstPart(mailbox: ImapMailbox, uid: number): Promise<MailContents> {
  const head = await mailbox.beginning(uid, { part: '1.MIME' }, maxReportPartLength);
  const body = await mailbox.beginning(uid, { part: '1' }, maxTextLength);
  const { text = '' } = await parseMail(Buffer.concat([head, body]), parserOptions);
  return { ...unreadable, text: replyText(text), files: [more] };
}

/**
 * Reads a delivery report; undefined if it states no permanent failure.
 *
 * @throws if the connection ends
 */
export async function readBounce(mailbox: ImapMailbox, uid: number): Promise<ReadReport | undefined> {
  const structure = await mailbox.structure(uid);
  const { status, original } = structure ? sortParts(structure) : {};
  if (!status || !original) return undefined;
  const bounce = readReport((await mailbox.beginning(uid, status, maxReportPartLength)).toString('latin1'));
  if (!bounce) return undefined;
  const header = await mailbox.beginning(uid, original, maxReportPartLength);
  return { ...bounce, original: header.toString('latin1') };
}

async function readText(mailbox: ImapMailbox, uid: number, { texts, html }: MailParts): Promise<string> {
  const read: string[] = [];
  for (const part of texts) read.push(await readPart(mailbox, uid, part));
  const text = read.join('\n');
  return text.trim() === '' && html ? readPart(mailbox, uid, html) : text;
}

async function readPart(mailbox: ImapMailbox, uid: number, part: MailPart): Promise<string> {
  if (part.type !== 'text/html' || (part.size ?? 0) <= maxTextLength)
    return decoded(part, await mailbox.beginning(uid, part, maxTextLength));
  const html = (await mailbox.file(uid, part, maxHtmlLength)).toString('latin1');
  const words = html.replaceAll(pictureInHtml, '').slice(0, maxTextLength);
  return decoded({ ...part, encoding: '8bit' }, Buffer.from(words, 'latin1'));
}

/**
 * Whether Google Calendar alone wrote the text of a reply. If a person added a text, the calendar has it as a comment.
 */
const isGoogles = (calendar: string): boolean =>
  /^PRODID:-\/\/Google/im.test(calendar) && !/^COMMENT|X-RESPONSE-COMMENT/im.test(calendar);

async function readCalendarReply(
  mailbox: ImapMailbox,
  uid: number,
  { calendarReply }: MailParts,
): Promise<Pick<MailContents, 'calendarReply'> & { isProgramsText?: boolean }> {
  if (!calendarReply) return {};
  const bytes = await mailbox.beginning(uid, calendarReply, maxTextLength);
  const folded = await decoded({ ...calendarReply, type: 'text/plain' }, bytes);
  const calendar = folded.replaceAll(/\r?\n[ \t]/g, '');
  const isAccepted = /PARTSTAT=ACCEPTED/i.test(calendar);
  return { calendarReply: isAccepted ? 'accepted' : 'other', isProgramsText: isGoogles(calendar) };
}

/** Returns a parameter's value if it can stand in a header without quotes. */
const word = (value: string | undefined) => /^[\w.:+-]+$/.exec(value ?? '')?.[0];

/** Returns the text of a part, whatever its encoding and charset. Old programs name no charset for 8-bit letters. */
async function decoded(part: MailPart, bytes: Buffer): Promise<string> {
  const named = word(part.parameters?.['charset'])?.toLowerCase();
  if (named !== undefined && named !== 'us-ascii') return decodedAs(named, part, bytes);
  const text = await decodedAs('utf-8', part, bytes);
  return isUtf8(text) ? text : decodedAs('windows-1252', part, bytes);
}

/**
 * Whether the bytes of a text were UTF-8. Looks only at the beginning, because a text that was cut may end in the
 * middle of a character.
 */
const isUtf8 = (text: string): boolean => !text.slice(0, 20_000).includes('\uFFFD');

async function decodedAs(
  charset: string,
  { type, encoding, parameters = {} }: MailPart,
  bytes: Buffer,
): Promise<string> {
  const flow = word(parameters['format'])?.toLowerCase() === 'flowed' ? '; format=flowed' : '';
  const head = `Content-Type: ${type}; charset=${charset}${flow}\r\nContent-Transfer-Encoding: ${word(encoding) ?? '8bit'}\r\n\r\n`;
  return (await parseMail(Buffer.concat([Buffer.from(head), bytes]), parserOptions)).text ?? '';
}

async function readPictures(mailbox: ImapMailbox, uid: number, parts: readonly MailPart[]) {
  const photos: CheckedPhoto[] = [];
  const refused: MailPart[] = [];
  let bytes = 0;
  for (const part of parts) {
    const { size = 0 } = part;
    const isWanted =
      photos.length < photoLimits.count && size <= maxPictureLength && bytes + size / 1.4 <= bytesOfPictures;
    const file = isWanted ? await mailbox.file(uid, part, photoLimits.bytesEach + 1) : undefined;
    const { photo } = file && file.length <= photoLimits.bytesEach ? await readPhoto(file) : {};
    if (!photo) refused.push(part);
    else if (!isOfSignature(part, photo)) photos.push(photo);
    bytes += photo?.bytes.length ?? 0;
  }
  return { photos, refused };
}

const isOfSignature = ({ id, disposition }: MailPart, { width, height }: CheckedPhoto): boolean =>
  id !== undefined && disposition !== 'attachment' && width < smallestSide && height < smallestSide;
