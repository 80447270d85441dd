import type { DraftName } from '../drafts-slice';
import type { FormPhoto } from './photo-rules';

export interface PhotoFieldProps {
  /** The form. */
  name: Extract<DraftName, 'quote' | 'contact'>;
  photos: FormPhoto[];
  isPreparing: boolean;
  /** What is chosen now would not go with the form. */
  isSending: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}
