import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { commonContent } from '../../../content/common';
import { useContent } from '../../../lib/language-context';
import { closeTopDialog } from '../open-dialogs';
import type { ToastProps } from './plain-toast';
import { toastLook, toastPlace } from './toast-look';
import { toastDurationMs } from './toast-slice';

/** To Radix the toast is on top; for whoever presses Escape it is the dialog below it. */
function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (!event.defaultPrevented && closeTopDialog()) event.preventDefault();
}

export default function ToastCard({ toast, onDismiss }: ToastProps) {
  const { close, notification, notificationKey } = useContent(commonContent);
  return (
    <Radix.Provider duration={toastDurationMs} swipeThreshold={50} label={notification}>
      <Radix.Root
        key={toast.id}
        // Announced politely: a toast waits until the screen reader has finished its sentence.
        type="background"
        open={toast.isOpen}
        onEscapeKeyDown={leaveEscapeToDialog}
        onOpenChange={(isOpen) => !isOpen && onDismiss(toast.id)}
        className={`${toastLook(toast)} data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)`}
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
        // Radix's key would move the focus here; the toaster's key dismisses.
        hotkey={[]}
        label={notificationKey}
        className={toastPlace}
      />
    </Radix.Provider>
  );
}
