import sharp from 'sharp';
import { toCleanJpeg, toThumbnail, UnreadablePicture } from './picture.js';

const aPicture = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#3c7a3f' } })
    .png()
    .toBuffer();

describe('picture conversion', () => {
  it('decodes one picture at a time', async () => {
    const pictures = await Promise.all([1200, 1300, 1400, 1500].map(aPicture));
    let maxConcurrent = 0;
    const sampler = setInterval(() => {
      // Not those that wait for a thread: a picture that gets one in between would count twice.
      maxConcurrent = Math.max(maxConcurrent, sharp.counters().process);
    });

    const made = await Promise.all([...pictures.map(toCleanJpeg), ...pictures.map(toThumbnail)]);
    clearInterval(sampler);

    expect(made.map(({ width }) => width)).toEqual([1200, 1300, 1400, 1500, 320, 320, 320, 320]);
    expect(maxConcurrent).toBe(1);
  });

  it('continues after a picture that cannot be decoded', async () => {
    await expect(toCleanJpeg(Buffer.from('no picture'))).rejects.toThrow(UnreadablePicture);

    expect((await toThumbnail(await aPicture(1200))).width).toBe(320);
  });
});
