import { isHeic } from '../../../components/forms/photos/photo-rules';

const acceptedTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];
const zoneMaxBytes = 5_000_000;

export const formMaxBytes = 10_000_000;

export const acceptedFiles = 'image/jpeg,image/png,image/gif,image/webp,.jpg,.jpeg,.png,.gif,.webp';

export type ZoneFault = 'tooMany' | 'wrongType' | 'tooLarge' | 'heic' | 'empty';

export function zoneFault(files: File[]): ZoneFault | null {
  const [file] = files;
  if (files.length > 1) return 'tooMany';
  if (file && isHeic(file)) return 'heic';
  if (!file || !acceptedTypes.includes(file.type)) return 'wrongType';
  // Phones return an empty file for a picture that is stored only in the cloud.
  if (file.size === 0) return 'empty';
  return file.size > zoneMaxBytes ? 'tooLarge' : null;
}
