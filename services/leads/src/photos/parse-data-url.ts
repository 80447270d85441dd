/** A base64 data URL, split and measured without decoding it. */
export interface DataUrl {
  mediaType: string;
  base64: string;
  /** Bytes after decoding. */
  size: number;
}

const longestHead = 200;

/** `undefined` when the text is no base64 data URL. Its content is not looked at. */
export function parseDataUrl(text: string): DataUrl | undefined {
  const comma = text.slice(0, longestHead).indexOf(',');
  if (comma === -1) return undefined;
  const head = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w.+-]+=[^;,]*)*;base64$/i.exec(text.slice(0, comma));
  if (!head?.[1]) return undefined;
  const base64 = text.slice(comma + 1);
  return { mediaType: head[1].toLowerCase(), base64, size: decodedSize(base64) };
}

/** The bytes; `undefined` when the text holds anything that base64 does not. */
export function decodeBase64({ base64, size }: DataUrl): Buffer | undefined {
  if (base64 === '') return undefined;
  const bytes = Buffer.from(base64, 'base64');
  // Node skips what it does not know, so the way back is the check.
  const isWhole =
    bytes.length === size && bytes.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '');
  return isWhole ? bytes : undefined;
}

function decodedSize(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}
