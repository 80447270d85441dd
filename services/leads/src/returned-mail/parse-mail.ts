import type { ParsedMail, SimpleParserOptions } from 'mailparser';

/** Parses a mail. Loads the library at first use, because it takes 10 MB of memory and most processes read no mail. */
export async function parseMail(mail: Buffer, options: SimpleParserOptions): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser');
  return simpleParser(mail, options);
}
