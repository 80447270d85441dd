/** A text after an insertion, and the cursor position at the end of the inserted part. */
export interface Inserted {
  text: string;
  end: number;
}

/** Inserts words at the cursor, separated from the surrounding text by spaces. */
export function insertAt(text: string, cursor: number, added: string): Inserted {
  const [before, after] = [text.slice(0, cursor), text.slice(cursor)];
  const start = before + (/\S$/.test(before) ? ' ' : '') + added;
  return { text: start + (/^\S/.test(after) ? ' ' : '') + after, end: start.length };
}

/** Inserts a paragraph at the cursor. The texts before and after the cursor become paragraphs of their own. */
export function insertParagraph(text: string, cursor: number, added: string): Inserted {
  const [before, after] = [text.slice(0, cursor).trimEnd(), text.slice(cursor).trimStart()];
  const start = before ? `${before}\n\n${added}` : added;
  return { text: after ? `${start}\n\n${after}` : start, end: start.length };
}

/**
 * Returns the cursor position. A position inside or behind the signature, for example after a letter was filled in, is
 * moved before the signature.
 */
export function beforeSignature(text: string, cursor: number, signature: string): number {
  const end = text.trimEnd();
  if (!end.endsWith(`\n${signature}`)) return cursor;
  return Math.min(cursor, end.slice(0, -signature.length).trimEnd().length);
}
