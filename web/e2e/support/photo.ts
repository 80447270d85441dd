import sharp from 'sharp';

/** A JPEG as a phone takes it: 12 megapixels are shrunk in the browser before they are sent. */
export async function aPhoto(name: string, size = { width: 3000, height: 2000 }) {
  const lawn = sharp({ create: { ...size, channels: 3, background: { r: 60, g: 140, b: 70 } } });
  return { name, mimeType: 'image/jpeg', buffer: await lawn.jpeg().toBuffer() };
}
