import { createContext, Script } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';

/** Characters after which a text is cut: no one reads more in a conversation. */
const longest = 20_000;

/** Time limit in milliseconds. The library's regular expressions take exponential time on malicious texts. */
const timeoutMs = 500;

/** The line that Outlook for phones adds in Spanish. The library knows only the English one. */
const outlookLine = /(?:^|\n)Obtener Outlook para [^\n]*$/;

const parser = new EmailReplyParser();

/** A time limit can stop a script only if it runs in its own context. */
const job = { text: '', read: () => parser.read(job.text).getVisibleText() };
const context = createContext(job);
const reading = new Script('read()');

/** Returns a mail's text without quotes and signature; the whole text if nothing would remain. */
export function ownWords(text: string): string {
  const plain = withoutEmptyRuns(text).slice(0, longest);
  const own = withoutQuote(plain).trim().replace(outlookLine, '').trim();
  return own || plain.trim();
}

function withoutQuote(text: string): string {
  try {
    job.text = text;
    return reading.runInContext(context, { timeout: timeoutMs }) as string;
  } catch {
    const lines = text.split('\n');
    const quote = lines.findIndex((line) => line.startsWith('>'));
    return lines.slice(0, quote === -1 ? undefined : quote).join('\n');
  }
}

/** Removes repeated empty lines: the library's time grows with the square of their number. */
function withoutEmptyRuns(text: string): string {
  const lines = text
    .slice(0, 4 * longest)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line.trimEnd()));
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
