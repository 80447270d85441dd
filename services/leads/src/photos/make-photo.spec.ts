import sharp from 'sharp';
import { makePhoto } from './make-photo.js';

const create = { width: 40, height: 30, channels: 3, background: '#336633' } as const;

describe(makePhoto.name, () => {
  it('reports that a picture is decoded, because the limit for decoding does not apply to encoding', async () => {
    const bytes = await sharp({ create }).png().toBuffer();
    let count = 0;
    const report = () => void (count += 1);

    await expect(makePhoto(bytes.subarray(0, 60), null, report)).rejects.toThrow(
      'Input buffer has corrupt header',
    );
    expect(count).toBe(0);
    expect(await makePhoto(bytes, null, report)).toMatchObject({ width: 40, height: 30 });
    expect(count).toBe(1);
  });
});
