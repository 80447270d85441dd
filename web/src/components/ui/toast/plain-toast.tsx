import { X } from 'lucide-react';
import { useEffect } from 'react';
import { commonContent } from '../../../content/common';
import { useContent } from '../../../lib/language-context';
import { type Toast, toastDurationMs } from './toast-slice';
import { toastLook, toastPlace } from './toast-look';

export interface ToastProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

/** A toast for a page whose code for toasts did not arrive: what it has to say matters more than how. */
export function PlainToast({ toast, onDismiss }: ToastProps) {
  const { close } = useContent(commonContent);
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(toast.id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [toast.id, onDismiss]);
  if (!toast.isOpen) return null;
  return (
    <output className={`${toastPlace} ${toastLook(toast)}`}>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{toast.title}</span>
        {toast.description && <span className="block">{toast.description}</span>}
      </span>
      <button
        type="button"
        aria-label={close}
        onClick={() => onDismiss(toast.id)}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden className="size-5" />
      </button>
    </output>
  );
}
