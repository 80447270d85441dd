import { createContext, Script } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';

/** Characters after which a text is cut: no one reads more in a conversation. */
const longest = 20_000;

/** Time limit in milliseconds. The library's regular expressions take exponential time on malicious texts. */
const timeoutMs = 500;

/** The line that Outlook for phones adds in Spanish. The library knows only the English one. */
const outlookLine = /(?:^|\n)Obtener Outlook para [^\n]*$/;

type Fragment = ReturnType<ReturnType<EmailReplyParser['read']>['getFragments']>[number];

const parser = new EmailReplyParser();

/** The script runs in its own context, because only then can a time limit stop it. */
const job = { text: '', read: () => withLostWords(parser.read(job.text).getFragments()) };
const context = createContext(job);
const reading = new Script('read()');

/** Returns a mail's text without quotes and signature; the whole text if nothing would remain. */
export function replyText(text: string): string {
  const plain = withoutEmptyRuns(text);
  const own = withoutQuote(withShortQuotes(plain).slice(0, longest)).trim().replace(outlookLine, '').trim();
  return own || plain.slice(0, longest).trim();
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

/**
 * A line that mail programs of phones add, such as "Sent from my iPhone". Text that somebody typed below it is not part
 * of a signature.
 */
const phoneLine = /^(?:Sent from|Get Outlook|Enviado desde|Obtener Outlook)\b.*\n*/;

/** A line that separates two parts of a text. The library takes it for the beginning of a signature. */
const divider = /^\s*(?:-{3,4}|_{2,4}|_{32}|\+{2,4}|={2,4})\n/;

const postscript = /^P\. ?[SD]\b|^P[SD]:/im;

const quoteHeader = /^(?:>|-{5}|_{5}|(?:From|De|Sent|Enviado|Date|Fecha|On|El)\b.*:)/im;

/** Joins the visible fragments of a mail, and the words that the library wrongly takes for a signature. */
function withLostWords(fragments: readonly Fragment[]): string {
  return fragments
    .flatMap((fragment) => (fragment.isHidden() ? lostWords(fragment) || [] : fragment.getContent()))
    .join('\n')
    .trimEnd();
}

function lostWords(fragment: Fragment): string {
  const text = fragment.getContent();
  if (!fragment.isSignature() || quoteHeader.test(text.replace(divider, ''))) return '';
  if (divider.test(text)) return text;
  if (phoneLine.test(text)) return text.replace(phoneLine, '');
  const at = text.search(postscript);
  return at === -1 ? '' : text.slice(at);
}

/** Keeps one line of each quote, so that a long quote does not use up the maximum length before the text below it. */
const withShortQuotes = (text: string): string => text.replaceAll(/^(>.*\n)(?:>.*\n)+/gm, '$1');

/** Removes repeated empty lines: the library's time grows with the square of their number. */
function withoutEmptyRuns(text: string): string {
  const lines = text
    .slice(0, 10 * longest)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line.trimEnd()));
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
