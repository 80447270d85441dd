import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { useRegisterOverlay } from './use-register-overlay';

const stayOpen = (event: Event) => event.preventDefault();

/** A dialog that covers the page and any open dialogs as long as it is rendered. The covered content stays mounted. */
export function FullScreenDialog({ title, children }: { title: string; children: ReactNode }) {
  useRegisterOverlay();
  // The element that had the focus. Radix would look it up too late, when the covered content has already lost the
  // focus.
  const [focused] = useState(() => document.activeElement);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (focused instanceof HTMLElement) focused.focus();
  };
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={stayOpen}
          onInteractOutside={stayOpen}
          aria-describedby={undefined}
          className="fixed inset-0 z-55 overflow-y-auto bg-band"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
