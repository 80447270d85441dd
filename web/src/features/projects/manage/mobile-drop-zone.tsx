import { Camera, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';

const acceptedTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];
const maxBytes = 10_000_000;

interface MobileDropZoneProps {
  file: File | null;
  onChoose: (file: File | null) => void;
}

/** Drag one photo here or tap to choose it; the chosen one shows, with a button that removes it. */
export function MobileDropZone({ file: chosen, onChoose }: MobileDropZoneProps) {
  const content = useContent(adminContent).mobile;
  const toast = useToast();
  const id = useId();
  const [preview, setPreview] = useState('');

  const fault = (files: File[]) => {
    if (files.length > 1) return content.tooMany;
    const type = files[0]?.type ?? '';
    if (!acceptedTypes.includes(type)) return content.wrongType;
    return (files[0]?.size ?? 0) > maxBytes ? content.tooLarge : null;
  };
  const take = (files: File[]) => {
    if (files.length === 0) return;
    const [file] = files;
    const wrong = fault(files);
    if (wrong || !file) {
      toast({ title: content.failed.title, description: wrong ?? content.wrongType, variant: 'destructive' });
      return;
    }
    setPreview(URL.createObjectURL(file));
    onChoose(file);
  };

  if (chosen) {
    return (
      <div className="relative">
        <img
          src={preview}
          alt={content.preview}
          onLoad={() => URL.revokeObjectURL(preview)}
          onError={() => toast(content.previewFailed)}
          className="max-h-72 w-full rounded-2xl bg-band object-contain"
        />
        <button
          type="button"
          aria-label={content.remove}
          onClick={() => onChoose(null)}
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-ink text-white"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    );
  }
  return (
    <label
      htmlFor={id}
      className="relative flex min-h-44 cursor-pointer flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed border-control bg-band p-5 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
    >
      <Camera aria-hidden className="size-9 text-primary" />
      <span className="font-semibold">{content.drop}</span>
      <span className="text-sm text-ink-soft">{content.hint}</span>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        aria-label={content.photo}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
