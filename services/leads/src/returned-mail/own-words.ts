import { createContext, Script } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';

/** Longer texts are cut: no one reads more in a conversation. */
const longest = 20_000;

/** The library's expressions take exponential time on texts that are made for it. */
const timeoutMs = 500;

const parser = new EmailReplyParser();

/** Only what runs in a context of its own can be stopped. */
const job = { text: '', read: () => parser.read(job.text).getVisibleText() };
const context = createContext(job);
const reading = new Script('read()');

/** A mail's text without what it quotes and without its signature; all of it where that is everything. */
export function ownWords(text: string): string {
  const plain = withoutEmptyRuns(text).slice(0, longest);
  const own = withoutQuote(plain).trim();
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

/** The library's time grows with the square of empty lines in a row. */
function withoutEmptyRuns(text: string): string {
  const lines = text
    .slice(0, 4 * longest)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line.trimEnd()));
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
