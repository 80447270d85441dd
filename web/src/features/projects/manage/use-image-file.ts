import { useEffect, useMemo } from 'react';
import { useFileDraft } from '../../../lib/drafts/use-file-draft';

/** The one chosen file of a form, with an address that shows it. It stays until it is sent or removed. */
export function useImageFile(form: string) {
  const [file, choose] = useFileDraft(`image-file/${form}`);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => {
    if (!preview) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return { file, preview, choose };
}
