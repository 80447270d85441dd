import { useEffect, useState } from 'react';

/** The one chosen file, with an address that shows it. */
export function useImageFile() {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const preview = chosen?.preview;
  useEffect(() => {
    if (!preview) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return {
    file: chosen?.file ?? null,
    preview: chosen?.preview ?? null,
    choose: (file: File | null) => setChosen(file && { file, preview: URL.createObjectURL(file) }),
  };
}
