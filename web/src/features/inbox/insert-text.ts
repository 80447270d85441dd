/** A text with something put in, and the cursor behind it. */
export interface Inserted {
  text: string;
  end: number;
}

/** Puts words in at the cursor, apart from the words around it. */
export function insertAt(text: string, cursor: number, added: string): Inserted {
  const [before, after] = [text.slice(0, cursor), text.slice(cursor)];
  const start = before + (/\S$/.test(before) ? ' ' : '') + added;
  return { text: start + (/^\S/.test(after) ? ' ' : '') + after, end: start.length };
}

/** Puts a paragraph in at the cursor; the words around it become paragraphs of their own. */
export function insertParagraph(text: string, cursor: number, added: string): Inserted {
  const [before, after] = [text.slice(0, cursor).trimEnd(), text.slice(cursor).trimStart()];
  const start = before ? `${before}\n\n${added}` : added;
  return { text: after ? `${start}\n\n${after}` : start, end: start.length };
}

/** The cursor, before the signature where it is behind it: there it stands after a letter was filled in. */
export function beforeSignature(text: string, cursor: number, signature: string): number {
  const end = text.trimEnd();
  if (!end.endsWith(`\n${signature}`)) return cursor;
  return Math.min(cursor, end.slice(0, -signature.length).trimEnd().length);
}
