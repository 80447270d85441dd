import { shrinkPicture } from '../../../lib/shrink-picture';
import { typedFile } from '../../../lib/typed-file';
import { isCameraPhoto, photoFault, type PhotoFault } from './photo-rules';

type Prepared = { dataUrl: string; fault?: undefined } | { dataUrl?: undefined; fault: PhotoFault };

/** Returns the size of the data in a base64 data URL, in bytes. */
const bytesOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;

/**
 * Checks a file before it is prepared. Returns why the file cannot be added; null if it can. The size of a camera's
 * photo is not checked, because the photo is shrunk first.
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

export async function preparePhoto(chosen: File): Promise<Prepared> {
  const file = await typedFile(chosen);
  const fault = await earlyFault(file, 0);
  return fault ? { fault } : shrinkPhoto(file);
}
