import { shrinkPicture } from '../../../lib/shrink-picture';
import { isCameraPhoto, photoFault, type PhotoFault } from './photo-rules';

type Prepared = { dataUrl: string; fault?: undefined } | { dataUrl?: undefined; fault: PhotoFault };

/** Bytes behind a data URL. */
const bytesOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;

/** Why a file is not taken before anything is decoded; a camera's photo is shrunk before its size is judged. */
export async function earlyFault(file: File, photosSoFar: number): Promise<PhotoFault | null> {
  const isShrunkFirst = await isCameraPhoto(file);
  return photoFault(file, photosSoFar, isShrunkFirst ? 0 : file.size);
}

/** Turns and shrinks a file that `earlyFault` lets pass. */
export async function shrinkPhoto(file: File): Promise<Prepared> {
  try {
    const dataUrl = await shrinkPicture(file);
    const fault = photoFault(file, 0, bytesOf(dataUrl));
    return fault ? { fault } : { dataUrl };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** A file as it is sent, or why it is not taken. */
export async function preparePhoto(file: File): Promise<Prepared> {
  const fault = await earlyFault(file, 0);
  return fault ? { fault } : shrinkPhoto(file);
}
