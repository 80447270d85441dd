import { profileNs, type PictureFacts } from './picture-facts.js';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Number of samples per pixel, by color type. */
const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths = [1, 2, 4, 8, 16];

/** Nanoseconds for one compressed text. The decoder expands each text, up to 8 MB of it. */
const textNs = 40_000_000;
const compressedTexts = ['zTXt', 'iTXt'];
const ns = { byte: 5, interlacedByte: 8 } as const;

export function readPng(bytes: Buffer): PictureFacts | undefined {
  if (!bytes.subarray(0, 8).equals(signature) || bytes.length < 33) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colorType, interlace] = [bytes[24] ?? 0, bytes[25] ?? 0, bytes[28]];
  const samples = samplesOf[colorType];
  if (!samples || !depths.includes(depth)) return undefined;
  const { texts, hasProfile, hasTransparency } = ancillary(bytes);
  // Decoding turns a palette into RGB, low bit depths into whole bytes, and transparency into a further channel.
  const channels = (colorType === 3 ? 3 : samples) + (hasTransparency && colorType !== 6 ? 1 : 0);
  const pixels = width * height;
  const decodedBytes = pixels * channels * (depth === 16 ? 2 : 1);
  return {
    format: 'png',
    width,
    height,
    memoryBytes: decodedBytes,
    processorNs:
      decodedBytes * (interlace === 1 ? ns.interlacedByte : ns.byte) +
      (hasProfile ? pixels * profileNs : 0) +
      texts * textNs,
  };
}

function ancillary(bytes: Buffer) {
  const found = { texts: 0, hasProfile: false, hasTransparency: false };
  for (let at = 33; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (compressedTexts.includes(type)) found.texts += 1;
    if (type === 'iCCP') found.hasProfile = true;
    if (type === 'tRNS') found.hasTransparency = true;
  }
  return found;
}
