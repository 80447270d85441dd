import type { DraftName } from '../draft-key';
import type { FormPhoto } from './photo-rules';

export interface PhotoFieldProps {
  name: Extract<DraftName, 'quote' | 'contact'>;
  photos: FormPhoto[];
  isPreparing: boolean;
  /** Whether the form is being sent. If so, no photos can be added, because they would not be sent with it. */
  isSending: boolean;
  /**
   * Adds files.
   *
   * @param ids ids of the files, if files may arrive twice
   * @returns how many of these files the form then has
   */
  onAdd: (files: File[], ids?: string[]) => Promise<number>;
  onRemove: (id: string) => void;
}
