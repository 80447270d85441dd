export const maxPhotos = 10;
const maxPhotoBytes = 5_000_000;
/** Largest size of a camera's photo that the browser decodes and shrinks, in bytes. */
const maxCameraBytes = 50_000_000;

const acceptedTypes = ['image/jpeg', 'image/jpg', 'image/png'];

export type PhotoFault = 'invalidType' | 'heic' | 'tooLarge' | 'tooMany' | 'unreadable';

export interface RefusedFile {
  name: string;
  fault: PhotoFault;
}

export interface FormPhoto {
  id: string;
  name: string;
  dataUrl: string;
}

export const isHeic = (file: File) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

/**
 * Returns whether a file is a JPEG of at most 50 MB with EXIF data, as a camera's photos are. Such photos are shrunk
 * before their size is checked.
 */
export async function isCameraPhoto(file: File): Promise<boolean> {
  if (file.type !== 'image/jpeg' || file.size > maxCameraBytes) return false;
  try {
    // The EXIF segment lies within the first 64 KB.
    const start = await file.slice(0, 65_536).text();
    return start.includes('Exif\0\0');
  } catch {
    return false;
  }
}

/**
 * Returns why a photo cannot be added; null if it can.
 *
 * @param size size of the data to be sent, in bytes
 */
export function photoFault(file: File, photosSoFar: number, size = file.size): PhotoFault | null {
  if (isHeic(file)) return 'heic';
  if (!acceptedTypes.includes(file.type)) return 'invalidType';
  if (size > maxPhotoBytes) return 'tooLarge';
  if (photosSoFar >= maxPhotos) return 'tooMany';
  return null;
}
