import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

interface CameraOptions {
  count: number;
  /** Beginning of the file names, and therefore of the pictures' titles. */
  name: string;
  size?: Size;
  /** Whether the photos are noise. Noise compresses badly: a photo of 12 megapixels takes 13 MB. */
  isGrainy?: boolean;
}

const phoneSize = { width: 4000, height: 3000 };

/** Writes photos like those of a phone, by default with 12 megapixels, and returns their paths. */
export async function takePhotos({
  count,
  name,
  size = phoneSize,
  isGrainy = false,
}: CameraOptions): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-camera-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const quality = isGrainy ? 99 : 85;
  const view = await (isGrainy ? noise(size) : oneColor(size, name)).jpeg({ quality }).toBuffer();
  const files: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const file = join(folder, `${name} ${index}.jpg`);
    const sign = { create: { width: 60 * index, height: 800, channels: 3 as const, background: '#c8472b' } };
    await sharp(view)
      .composite([{ input: sign, left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: 'Example', Model: 'Phone 9', Software: '17.1' },
        IFD2: { DateTimeOriginal: '2026:11:20 16:05:00' },
      })
      .jpeg({ quality })
      .toFile(file);
    files.push(file);
  }
  return files;
}

interface Size {
  width: number;
  height: number;
}

const noise = (size: Size) =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: '#3c8c46',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/**
 * Returns an image in one color, which depends on the name. Shrinking and encoding it takes a tenth of the time that
 * noise takes.
 */
function oneColor(size: Size, name: string) {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  return sharp({ create: { ...size, channels: 3, background: { r, g, b } } });
}
