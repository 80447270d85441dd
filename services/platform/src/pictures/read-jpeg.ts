import { profileNs, type PictureFacts } from './picture-facts.js';

interface Component {
  id: number;
  /** Horizontal (`across`) and vertical (`down`) sampling factor, 1 to 4. */
  across: number;
  down: number;
}

interface Frame {
  isProgressive: boolean;
  width: number;
  height: number;
  components: Component[];
  widest: number;
  tallest: number;
}

interface Scans {
  count: number;
  /** Number of blocks of 8 by 8 samples that the scans visit. */
  blocks: number;
  /** Whether the first scan has all components. A baseline decoder then reads no second scan. */
  isWhole: boolean;
}

const marker = { first: 0xd8, end: 0xd9, scan: 0xda, profile: 0xe2 } as const;
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
/** Returns whether a marker starts a frame of any coding method: SOF0 to SOF15, without DHT, JPG and DAC. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

const ns = { block: 18, byte: 10, scan: 1_000, baselinePixel: 5, progressivePixel: 8, inkPixel: 17 } as const;
const coefficientBytes = 64 * 2;

/**
 * Reads the facts of a JPEG from all its segments.
 *
 * @returns undefined unless browsers support it: baseline, extended sequential or progressive, 8 bits, with Huffman
 *   coding
 */
export function readJpeg(bytes: Buffer): PictureFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.first || bytes[2] !== 0xff) return undefined;
  let frame: Frame | undefined;
  let hasProfile = false;
  const scans: Scans = { count: 0, blocks: 0, isWhole: false };
  for (let at = nextMarker(bytes, 2); at < bytes.length && bytes[at] !== marker.end;) {
    const code = bytes[at] ?? 0;
    const body = segmentAfter(bytes, at);
    if (!body) break;
    if (isFrame(code)) {
      if (frame || code > 0xc2) return undefined;
      frame = readFrame(body, code === 0xc2);
      if (!frame) return undefined;
    }
    if (code === marker.profile) hasProfile = true;
    if (code === marker.scan) {
      if (!frame) return undefined;
      addScan(scans, frame, body);
    }
    at = nextMarker(bytes, at + 3 + body.length);
  }
  return frame && factsOf(frame, scans, { hasProfile, bytes: bytes.length });
}

/**
 * Returns the position of the next marker. Like decoders, skips entropy-coded data, restart markers and any bytes
 * before the marker.
 */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && code !== 1 && !isRestart(code)) return at + 1;
  }
  return bytes.length;
}

function segmentAfter(bytes: Buffer, at: number): Buffer | undefined {
  if (at + 3 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 1);
  return length < 2 ? undefined : bytes.subarray(at + 3, at + 1 + length);
}

function readFrame(body: Buffer, isProgressive: boolean): Frame | undefined {
  const count = body[5] ?? 0;
  if (body[0] !== 8 || count < 1 || count > 4 || body.length < 6 + 3 * count) return undefined;
  const components = Array.from({ length: count }, (_, index) => readComponent(body, 6 + 3 * index));
  if (components.some(({ across, down }) => !isFactor(across) || !isFactor(down))) return undefined;
  return {
    isProgressive,
    height: body.readUInt16BE(1),
    width: body.readUInt16BE(3),
    components,
    widest: Math.max(...components.map(({ across }) => across)),
    tallest: Math.max(...components.map(({ down }) => down)),
  };
}

const isFactor = (factor: number) => factor >= 1 && factor <= 4;

function readComponent(body: Buffer, at: number): Component {
  const sampling = body[at + 1] ?? 0;
  return { id: body[at] ?? 0, across: sampling >> 4, down: sampling & 15 };
}

function addScan(scans: Scans, frame: Frame, body: Buffer): void {
  const ids = Array.from({ length: Math.min(body[0] ?? 0, 4) }, (_, index) => body[1 + 2 * index]);
  const inScan = frame.components.filter(({ id }) => ids.includes(id));
  if (scans.count === 0) scans.isWhole = inScan.length === frame.components.length;
  scans.count += 1;
  scans.blocks += inScan.reduce((sum, component) => sum + blocksOf(frame, component), 0);
}

function blocksOf({ width, height, widest, tallest }: Frame, { across, down }: Component): number {
  return Math.ceil(width / (8 * widest)) * across * Math.ceil(height / (8 * tallest)) * down;
}

function factsOf(
  frame: Frame,
  scans: Scans,
  { hasProfile, bytes }: { hasProfile: boolean; bytes: number },
): PictureFacts {
  const { width, height, components, isProgressive } = frame;
  const isBuffered = isProgressive || !scans.isWhole;
  const blocks = components.reduce((sum, component) => sum + blocksOf(frame, component), 0);
  const pixelNs = components.length === 4 ? ns.inkPixel : isBuffered ? ns.progressivePixel : ns.baselinePixel;
  return {
    format: 'jpeg',
    width,
    height,
    // A buffered decoder holds every coefficient until the last scan. Other decoders hold a few rows.
    memoryBytes: isBuffered ? blocks * coefficientBytes : width * components.length * 64,
    processorNs:
      width * height * (pixelNs + (hasProfile ? profileNs / 2 : 0)) +
      scans.blocks * ns.block +
      scans.count * ns.scan +
      bytes * ns.byte,
  };
}
