import type { LargeText } from '../json/large-text.js';

/** A base64 data URL, split into its parts. Its size is computed without decoding it. */
export interface DataUrl {
  mediaType: string;
  base64: Buffer;
  /** Number of bytes after decoding. */
  size: number;
}

const maxHeadLength = 200;

/**
 * Parses a base64 data URL without checking the content.
 *
 * @returns undefined for any other text
 */
export function parseDataUrl({ bytes }: LargeText): DataUrl | undefined {
  const comma = bytes.subarray(0, maxHeadLength).indexOf(',');
  if (comma === -1) return undefined;
  const head = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w.+-]+=[^;,]*)*;base64$/i.exec(
    bytes.toString('latin1', 0, comma),
  );
  if (!head?.[1]) return undefined;
  const base64 = bytes.subarray(comma + 1);
  return { mediaType: head[1].toLowerCase(), base64, size: decodedSize(base64) };
}

/**
 * Number of characters that are decoded in one step; a multiple of four. A string of a whole photo would stay in memory
 * until the next garbage collection: 31 MiB more at the peak for ten photos of 5 MB.
 */
const groupLength = 16 * 1024;

/** Returns the decoded bytes, or `undefined` if the text is empty or not base64. */
export function decodeDataUrl({ base64, size }: DataUrl): Buffer | undefined {
  if (base64.length === 0 || base64.length % 4 === 1 || base64.includes('-') || base64.includes('_'))
    return undefined;
  const bytes = Buffer.allocUnsafeSlow(size);
  let written = 0;
  for (let at = 0; at < base64.length; at += groupLength)
    written += bytes.write(base64.toString('latin1', at, at + groupLength), written, 'base64');
  // Node skips characters outside base64, so fewer bytes than computed mean that the text is not base64.
  return written === size ? bytes : undefined;
}

function decodedSize(base64: Buffer): number {
  const end = base64.toString('latin1', Math.max(0, base64.length - 2));
  const padding = end === '==' ? 2 : end.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}
