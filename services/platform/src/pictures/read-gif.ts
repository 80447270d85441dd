import type { PictureFacts } from './picture-facts.js';

const block = { extension: 0x21, frame: 0x2c } as const;
const ns = { pixel: 13, byte: 30, frame: 1_000 } as const;

/**
 * Reads the facts of a GIF from all its blocks. Only the first frame is decoded, but the decoder reads the header of
 * each frame.
 */
export function readGif(bytes: Buffer): PictureFacts | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 13) return undefined;
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  let frames = 0;
  let at = 13 + colorTableBytes(bytes[10]);
  while (at < bytes.length) {
    if (bytes[at] === block.extension) at = afterSubBlocks(bytes, at + 2);
    else if (bytes[at] === block.frame && at + 10 <= bytes.length) {
      frames += 1;
      // A frame may be larger than the screen. The decoder then enlarges the screen.
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      at = afterSubBlocks(bytes, at + 11 + colorTableBytes(bytes[at + 9]));
    } else break;
  }
  if (frames === 0) return undefined;
  const pixels = width * height;
  return {
    format: 'gif',
    width,
    height,
    memoryBytes: pixels * 4,
    processorNs: pixels * ns.pixel + bytes.length * ns.byte + frames * ns.frame,
  };
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
