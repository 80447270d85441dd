import { shrinkPicture } from '../../../lib/shrink-picture';
import { typedFile } from '../../../lib/typed-file';
import { isCameraPhoto, photoFault, type PhotoFault } from './photo-rules';

type Prepared = { dataUrl: string; fault?: undefined } | { dataUrl?: undefined; fault: PhotoFault };

/** Returns the size of the data in a base64 data URL, in bytes. */
const bytesOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;

/** Returns the size to check before a file is prepared, in bytes: 0 for a camera's photo, which is shrunk first. */
export const sizeBefore = async (file: File): Promise<number> =>
  (await isCameraPhoto(file)) ? 0 : file.size;

/** Turns a picture upright and shrinks it. Expects a file in which `photoFault` finds no fault. */
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
  const fault = photoFault(file, 0, await sizeBefore(file));
  return fault ? { fault } : shrinkPhoto(file);
}
