import sharp from 'sharp';
import { toCleanJpeg, toThumbnail, UnreadablePicture } from './picture.js';

const aPicture = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#3c7a3f' } })
    .png()
    .toBuffer();

describe('pictures of strangers', () => {
  it('are decoded one at once, whoever asks', async () => {
    const pictures = await Promise.all([1200, 1300, 1400, 1500].map(aPicture));
    let mostAtOnce = 0;
    const look = setInterval(() => {
      const { queue, process } = sharp.counters();
      mostAtOnce = Math.max(mostAtOnce, queue + process);
    });

    const made = await Promise.all([...pictures.map(toCleanJpeg), ...pictures.map(toThumbnail)]);
    clearInterval(look);

    expect(made.map(({ width }) => width)).toEqual([1200, 1300, 1400, 1500, 320, 320, 320, 320]);
    expect(mostAtOnce).toBe(1);
  });

  it('that cannot be decoded leave the way free for the next', async () => {
    await expect(toCleanJpeg(Buffer.from('no picture'))).rejects.toThrow(UnreadablePicture);

    expect((await toThumbnail(await aPicture(1200))).width).toBe(320);
  });
});
