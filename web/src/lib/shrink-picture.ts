import { paintWhite } from './paint-white';
import { readAsDataUrl } from './read-file';

const maxEdge = 2000;
const quality = 0.85;

/**
 * Turns a picture upright, shrinks it to at most 2,000 px, and returns it as a JPEG data URL. Rejects if the browser
 * cannot decode the picture. If the browser has no decoder or no usable canvas, returns the original, and the server
 * shrinks it.
 */
export async function shrinkPicture(file: File): Promise<string> {
  if (typeof createImageBitmap !== 'function') return readAsDataUrl(file);
  // Passes no options, because older browsers reject some options even if they name the default, such as the
  // orientation.
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context || !paintWhite(context)) return await readAsDataUrl(file);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const dataUrl = canvas.toDataURL('image/jpeg', quality);
    // Fingerprinting blockers, and phones that are out of memory, return an empty data URL.
    return dataUrl === 'data:,' ? await readAsDataUrl(file) : dataUrl;
  } finally {
    bitmap.close();
  }
}
