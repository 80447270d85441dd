import { isPrintableLine } from '@sandhill/company/content/value-rules.js';
import type { MessageStructureObject } from 'imapflow';

export type MailPart = Pick<
  MessageStructureObject,
  'type' | 'part' | 'encoding' | 'size' | 'parameters' | 'id' | 'disposition'
> & {
  name: string;
};

export interface MailParts {
  /** The sender's words in the order of the mail: plain texts, and HTML that has no plain text beside it. */
  texts: MailPart[];
  /** HTML that says the same as the plain text beside it, for mails whose plain text is empty. */
  html: MailPart | undefined;
  pictures: MailPart[];
  /** Files of which only the names are kept. */
  others: MailPart[];
  /** Parts of a delivery report: the outcome, and the reported mail or its header. */
  status: MailPart | undefined;
  original: MailPart | undefined;
  /** The answer of a calendar program to an invitation (RFC 5546). */
  calendarReply: MailPart | undefined;
}

/** Maximum number of text parts that are read. Some programs put a text before each picture. */
const maxTexts = 5;

const maxNameLength = 120;

/** The type with which some mail programs send every file. The file's name then shows the actual type. */
const untyped = 'application/octet-stream';
const pictureName = /\.(?:jpe?g|png)$/i;

/** Sorts a mail's parts. Attached mails count as files and are not looked into. */
export function sortParts(structure: MessageStructureObject): MailParts {
  const sorted: MailParts = {
    texts: [],
    html: undefined,
    pictures: [],
    others: [],
    status: undefined,
    original: undefined,
    calendarReply: undefined,
  };
  const waiting = [{ node: structure, hasPlain: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, hasPlain } = next;
    const isMail = node.type === 'message/rfc822';
    if (node.childNodes && !isMail) {
      const isSaidTwice = hasPlain || isAlternativeToPlain(node);
      waiting.push(...node.childNodes.toReversed().map((child) => ({ node: child, hasPlain: isSaidTwice })));
    } else sort(toPart(node), sorted, hasPlain);
  }
  return sorted;
}

const isAlternativeToPlain = ({ type, childNodes = [] }: MessageStructureObject): boolean =>
  type === 'multipart/alternative' && childNodes.some((child) => child.type === 'text/plain');

function sort(part: MailPart, sorted: MailParts, hasPlain: boolean): void {
  const isFile = part.disposition === 'attachment';
  if (part.type === 'message/delivery-status') sorted.status ??= part;
  else if (part.type === 'message/rfc822' || part.type === 'text/rfc822-headers') {
    sorted.original ??= part;
    sorted.others.push(part);
  } else if (part.type === 'text/calendar' && part.parameters?.['method']?.toUpperCase() === 'REPLY')
    sorted.calendarReply ??= part;
  else if (part.type.startsWith('image/') || (part.type === untyped && pictureName.test(part.name)))
    sorted.pictures.push(part);
  else if (part.type === 'text/html' && !isFile && hasPlain) sorted.html ??= part;
  else if ((part.type === 'text/plain' || part.type === 'text/html') && !isFile) {
    if (sorted.texts.length < maxTexts) sorted.texts.push(part);
  } else if (!part.type.startsWith('multipart/')) sorted.others.push(part);
}

function toPart(node: MessageStructureObject): MailPart {
  const { part, encoding, size, parameters, id, disposition } = node;
  const given = node.dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';
  const name = [...(given.split(/[\\/]/).at(-1) ?? '')]
    .filter((letter) => isPrintableLine(letter))
    .join('')
    .trim();
  return {
    type: node.type.toLowerCase(),
    part,
    encoding,
    size,
    parameters,
    id,
    disposition: disposition?.toLowerCase(),
    name: [...(name || node.type)].slice(0, maxNameLength).join(''),
  };
}
