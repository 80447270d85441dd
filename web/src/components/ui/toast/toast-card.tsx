import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { commonContent } from '../../../content/common';
import { useContent } from '../../../lib/language-context';
import { type Toast, toastDurationMs } from './toast-slice';

const looks = {
  neutral: 'border-line bg-ground text-ink',
  success: 'border-primary bg-ground text-ink',
  destructive: 'border-alert bg-alert text-white on-dark',
};

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

export default function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { close, notification } = useContent(commonContent);
  return (
    <Radix.Provider duration={toastDurationMs} swipeThreshold={50} label={notification}>
      <Radix.Root
        key={toast.id}
        // Announced politely: a toast waits until the screen reader has finished its sentence.
        type="background"
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && onDismiss(toast.id)}
        className={`flex pointer-events-auto items-start gap-3 rounded-2xl border-l-8 p-4 shadow-xl animate-appear ${looks[toast.variant ?? 'neutral']} data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)`}
      >
        <div className="min-w-0 grow">
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
        </div>
        <Radix.Close
          aria-label={close}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full"
        >
          <X aria-hidden className="size-5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={['F8']}
        label={`${notification} ({hotkey})`}
        // Below the header: at the bottom it would lie over the bar, the pop-up or the help button.
        className="fixed inset-x-3 top-20 z-60 mx-auto max-w-md outline-none sm:inset-x-auto sm:right-4 sm:w-full lg:top-32"
      />
    </Radix.Provider>
  );
}
