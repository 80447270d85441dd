/**
 * Options for a gray progressive JPEG with many scans. A scan has only a few bytes, but a decoder must go through all
 * blocks for each scan.
 */
interface ScannedJpeg {
  width: number;
  height: number;
  scans: number;
  /** Restart interval in blocks; 0 means no restarts. */
  restartInterval: number;
}

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
/**
 * Huffman code lengths of a table with one symbol, whose code is 0. For DC, the symbol means no difference; for AC, a
 * run of empty blocks.
 */
const codes = Array<number>(15).fill(0);
const dcTable = segment(0xc4, [0x00, 1, ...codes, 0x00]);
const acTable = segment(0xc4, [0x10, 1, ...codes, 0xe0]);
/** Number of steps of precision for the coefficients 1 to 63. A decoder accepts 14 without a warning. */
const steps = 14;

export function scannedJpeg({ width, height, scans, restartInterval }: ScannedJpeg): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const dc = entropy(blocks, restartInterval, emptyBits);
  const ac = entropy(blocks, restartInterval, emptyRuns);
  const parts = [
    start,
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    dcTable,
    acTable,
    ...(restartInterval > 0 ? [segment(0xdd, [restartInterval >> 8, restartInterval & 255])] : []),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    dc,
  ];
  for (let scan = 0; scan < scans - 1; scan += 1) {
    const coefficient = 1 + (Math.floor(scan / steps) % 63);
    const low = steps - 1 - (scan % steps);
    const precision = low === steps - 1 ? low : ((low + 1) << 4) | low;
    parts.push(segment(0xda, [1, 1, 0, coefficient, coefficient, precision]), ac);
  }
  return Buffer.concat([...parts, end]);
}

function segment(code: number, body: readonly number[]): Buffer {
  const length = body.length + 2;
  return Buffer.from([0xff, code, length >> 8, length & 255, ...body]);
}

function entropy(blocks: number, interval: number, encode: (blocks: number) => Buffer): Buffer {
  // With more than a thousand restarts, the file would only become larger than a form accepts.
  if (interval === 0 || blocks / interval > 1_000) return encode(blocks);
  const parts: Buffer[] = [];
  for (let left = blocks, index = 0; left > 0; left -= interval, index += 1) {
    if (index > 0) parts.push(Buffer.from([0xff, 0xd0 + ((index - 1) & 7)]));
    parts.push(encode(Math.min(interval, left)));
  }
  return Buffer.concat(parts);
}

/** Returns one zero bit for each block, padded with ones. */
function emptyBits(blocks: number): Buffer {
  const rest = blocks % 8;
  const whole = Buffer.alloc(Math.floor(blocks / 8));
  return rest === 0 ? whole : Buffer.concat([whole, Buffer.from([(1 << (8 - rest)) - 1])]);
}

/** Returns runs of 16,384 to 32,767 empty blocks. Each run is the code and 14 bits. */
function emptyRuns(blocks: number): Buffer {
  let bits = '';
  for (let left = blocks; left > 0;) {
    const run = Math.max(16_384, Math.min(left, 32_767));
    bits += `0${(run - 16_384).toString(2).padStart(14, '0')}`;
    left -= run;
  }
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === '11111111' ? [255, 0] : [Number.parseInt(byte, 2)])));
}
