import { shrinkPicture } from '../../../lib/shrink-picture';
import { isCameraPhoto, photoFault, type PhotoFault } from './photo-rules';

type Prepared = { dataUrl: string; fault?: undefined } | { dataUrl?: undefined; fault: PhotoFault };

/** Returns the size of the data in a base64 data URL, in bytes. */
const bytesOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;

/**
 * Returns why a file is refused before it is decoded; null if it is not. A camera's photo is shrunk before its size is
 * checked.
 */
export async function earlyFault(file: File, photosSoFar: number): Promise<PhotoFault | null> {
  const isShrunkFirst = await isCameraPhoto(file);
  return photoFault(file, photosSoFar, isShrunkFirst ? 0 : file.size);
}

/** Turns a picture upright and shrinks it. Expects a file that passed `earlyFault`. */
export async function shrinkPhoto(file: File): Promise<Prepared> {
  try {
    const dataUrl = await shrinkPicture(file);
    const fault = photoFault(file, 0, bytesOf(dataUrl));
    return fault ? { fault } : { dataUrl };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Returns a file in the form in which it is sent, or why it is refused. */
export async function preparePhoto(file: File): Promise<Prepared> {
  const fault = await earlyFault(file, 0);
  return fault ? { fault } : shrinkPhoto(file);
}
