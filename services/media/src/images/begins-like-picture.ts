const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether bytes start with the signature of JPEG, PNG, GIF or WebP. The rest is not checked. */
export function beginsLikePicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 12);
  return (
    bytes.subarray(0, jpeg.length).equals(jpeg) ||
    bytes.subarray(0, png.length).equals(png) ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF.{4}WEBP/s.test(text)
  );
}
