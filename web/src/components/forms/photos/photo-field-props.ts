import type { DraftName } from '../drafts-slice';
import type { FormPhoto } from './photo-rules';

export interface PhotoFieldProps {
  /** The form. */
  name: Extract<DraftName, 'quote' | 'contact'>;
  photos: FormPhoto[];
  isPreparing: boolean;
  /** Photos chosen now would not go with the form. */
  isSending: boolean;
  /** @param ids of files that may come again @returns how many were taken */
  onAdd: (files: File[], ids?: string[]) => Promise<number>;
  onRemove: (id: string) => void;
}
