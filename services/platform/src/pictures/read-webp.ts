import { profileNs, type PictureFacts } from './picture-facts.js';

interface Extended {
  width: number;
  height: number;
  hasProfile: boolean;
  hasAlpha: boolean;
  isAnimated: boolean;
}

interface Size {
  width: number;
  height: number;
}

const ns = { lossyPixel: 20, losslessPixel: 25, alphaPixel: 10, byte: 20, frame: 10_000 } as const;

/** Reads the facts of a WebP from the headers of all its chunks, without decoding it. */
export function readWebp(bytes: Buffer): PictureFacts | undefined {
  if (!/^RIFF[^]{4}WEBP$/.test(bytes.toString('latin1', 0, 12))) return undefined;
  let extended: Extended | undefined;
  let still: Size | undefined;
  let isLossless = false;
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; at = afterChunk(bytes, at)) {
    const type = bytes.toString('latin1', at, at + 4);
    const body = bytes.subarray(at + 8, afterChunk(bytes, at));
    if (type === 'VP8X') extended ??= readExtended(body);
    else if (type === 'ANMF') frames += 1;
    else if (type === 'VP8 ') still ??= readLossy(body);
    else if (type === 'VP8L') {
      isLossless = true;
      still ??= readLossless(body);
    }
  }
  const size = largest(extended, still);
  if (!size || (!still && frames === 0)) return undefined;
  const { hasProfile = false, hasAlpha = false, isAnimated = false } = extended ?? {};
  const pixels = size.width * size.height;
  const pixelNs =
    (isLossless || isAnimated ? ns.losslessPixel : ns.lossyPixel) +
    (hasAlpha || isAnimated ? ns.alphaPixel : 0) +
    (hasProfile ? profileNs : 0);
  return {
    format: 'webp',
    ...size,
    // Decoding an animation needs memory for a frame and for the canvas that it is drawn on.
    memoryBytes: pixels * (isAnimated ? 8 : 4),
    processorNs: pixels * pixelNs + bytes.length * ns.byte + frames * ns.frame,
  };
}

const afterChunk = (bytes: Buffer, at: number) => {
  const length = bytes.readUInt32LE(at + 4);
  return at + 8 + length + (length % 2);
};

function readExtended(body: Buffer): Extended | undefined {
  if (body.length < 10) return undefined;
  const flags = body[0] ?? 0;
  return {
    width: body.readUIntLE(4, 3) + 1,
    height: body.readUIntLE(7, 3) + 1,
    hasProfile: (flags & 0x20) !== 0,
    hasAlpha: (flags & 0x10) !== 0,
    isAnimated: (flags & 0x02) !== 0,
  };
}

function readLossy(body: Buffer): Size | undefined {
  if (body.length < 10 || body.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

function readLossless(body: Buffer): Size | undefined {
  if (body.length < 5 || body[0] !== 0x2f) return undefined;
  const bits = body.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function largest(one: Size | undefined, other: Size | undefined): Size | undefined {
  if (!one || !other) return one ?? other;
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
}
