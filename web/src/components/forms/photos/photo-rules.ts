export const maxPhotos = 10;
export const maxPhotoBytes = 5_000_000;

const acceptedTypes = ['image/jpeg', 'image/jpg', 'image/png'];

export type PhotoFault = 'invalidType' | 'heic' | 'tooLarge' | 'tooMany' | 'unreadable';

export interface FormPhoto {
  id: string;
  name: string;
  dataUrl: string;
}

const isHeic = (file: File) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

/** Why a file may not be added as a photo; null when it may. */
export function photoFault(file: File, photosSoFar: number): PhotoFault | null {
  if (isHeic(file)) return 'heic';
  if (!acceptedTypes.includes(file.type)) return 'invalidType';
  if (file.size > maxPhotoBytes) return 'tooLarge';
  if (photosSoFar >= maxPhotos) return 'tooMany';
  return null;
}
