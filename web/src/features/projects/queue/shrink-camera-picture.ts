import { isHeic } from '../../../components/forms/photos/photo-rules';
import { paintWhite } from '../../../lib/paint-white';
import { exifReach, readExif, type PictureFacts } from './picture-facts';

/** Longest edge of a shrunk camera picture, in pixels. */
const maxEdge = 2400;
const quality = 0.85;
/** A camera picture that is within `maxEdge` and within this size in bytes is sent unchanged. */
const maxPlainBytes = 2_000_000;
const thumbnailEdge = 160;

export interface ShrunkPicture {
  facts: PictureFacts;
  /** The shrunk picture as JPEG; left out if the file is sent unchanged. */
  bytes?: ArrayBuffer;
  /** Data URL of a small version of the picture. */
  thumbnail?: string;
}

/**
 * Rotates a camera picture upright and shrinks it if it is large or in HEIC, unless the original is wanted. Camera
 * pictures are JPEGs whose EXIF block names the camera, and HEIC files that the browser can decode. Other files stay
 * unchanged; the forms' limits apply to them.
 */
export async function shrinkCameraPicture(file: File, areOriginalsWanted: boolean): Promise<ShrunkPicture> {
  const { isFromCamera, ...facts } = readExif(await file.slice(0, exifReach).arrayBuffer());
  const bitmap = await decode(file);
  if (!bitmap) return { facts };
  try {
    const isCameras = (isFromCamera && file.type === 'image/jpeg') || isHeic(file);
    const isLarge = Math.max(bitmap.width, bitmap.height) > maxEdge || file.size > maxPlainBytes;
    const isShrunk = isCameras && !areOriginalsWanted && (isLarge || isHeic(file));
    const small = await draw(bitmap, thumbnailEdge);
    const large = isShrunk ? await draw(bitmap, maxEdge) : null;
    return {
      facts,
      ...(large && { bytes: await large.arrayBuffer() }),
      ...(small && {
        thumbnail: `data:image/jpeg;base64,${base64(new Uint8Array(await small.arrayBuffer()))}`,
      }),
    };
  } finally {
    bitmap.close();
  }
}

const decode = (file: File) => createImageBitmap(file).catch(() => null);

/**
 * Returns a picture as a JPEG whose longest edge is at most `edge` pixels; null if the browser returns other pixels
 * than were drawn (see `paintWhite`).
 */
async function draw(bitmap: ImageBitmap, edge: number): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  if (!paintWhite(context)) return null;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCodePoint(...bytes));
