import sharp from 'sharp';
import { readExif } from './picture-facts';

const jpeg = (exif?: Parameters<ReturnType<typeof sharp>['withExif']>[0]) => {
  const lawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3c8c46' } });
  return (exif ? lawn.withExif(exif) : lawn).jpeg().toBuffer();
};

const read = (bytes: Buffer) =>
  readExif(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);

describe('the facts of a picture', () => {
  it('are its camera, software and time, and never its position', async () => {
    const facts = read(
      await jpeg({
        IFD0: { Make: 'Example', Software: 'Timestamp Camera' },
        IFD2: { DateTimeOriginal: '2026:11:20 16:05:00' },
        IFD3: { GPSLatitude: '26/1 8/1 0/1', GPSLatitudeRef: 'N' },
      }),
    );

    expect(facts).toEqual({
      isFromCamera: true,
      software: 'Timestamp Camera',
      takenAt: new Date(2026, 10, 20, 16, 5).toISOString(),
    });
  });

  it.each(['0000:00:00 00:00:00', '2026:02:30 08:00:00', '9999:12:31 99:99:99', '    :  :     :  :  '])(
    'hold no time that no clock shows: %s',
    async (time) => {
      const facts = read(await jpeg({ IFD0: { Make: 'Example' }, IFD2: { DateTimeOriginal: time } }));

      expect(facts).toEqual({ isFromCamera: true });
    },
  );

  it('hold a text of four bytes, which has no block of its own', async () => {
    const facts = read(await jpeg({ IFD0: { Software: 'GPS' } }));

    expect(facts).toEqual({ isFromCamera: false, software: 'GPS' });
  });

  it('hold no longer text than the server takes', async () => {
    const facts = read(await jpeg({ IFD0: { Software: 'x'.repeat(300) } }));

    expect(facts.software).toBe('x'.repeat(200));
  });

  it('are found behind other blocks', async () => {
    const bytes = await jpeg({ IFD0: { Make: 'Example' } });
    const comment = Buffer.from([0xff, 0xfe, 0, 4, 0x68, 0x69]);

    expect(read(Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])).isFromCamera).toBe(true);
  });

  it('are none without a block, and where it is broken', async () => {
    expect(read(await jpeg())).toEqual({ isFromCamera: false });
    const whole = await jpeg({ IFD0: { Make: 'Example' } });
    for (let length = 0; length < 60; length += 1)
      expect(read(whole.subarray(0, length)).isFromCamera).toBe(false);
    expect(read(Buffer.from('no picture'))).toEqual({ isFromCamera: false });
  });
});
