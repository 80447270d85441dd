import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

interface CameraOptions {
  count: number;
  /** Start of the files' names, and so of the pictures' titles. */
  name: string;
}

/**
 * Writes photographs of 12 megapixels, as a phone does, and returns their paths. They are noise, which compresses
 * badly, so each has 13 MB.
 */
export async function takePhotos({ count, name }: CameraOptions): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-camera-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const size = { width: 4000, height: 3000 };
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#3c8c46',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 99 })
    .toBuffer();
  const files: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const file = join(folder, `${name} ${index}.jpg`);
    const sign = { create: { width: 60 * index, height: 800, channels: 3 as const, background: '#c8472b' } };
    await sharp(noise)
      .composite([{ input: sign, left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: 'Example', Model: 'Phone 9', Software: '17.1' },
        IFD2: { DateTimeOriginal: '2026:11:20 16:05:00' },
      })
      .jpeg({ quality: 99 })
      .toFile(file);
    files.push(file);
  }
  return files;
}
