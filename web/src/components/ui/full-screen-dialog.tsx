import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOverlay } from './use-overlay';

const stayOpen = (event: Event) => event.preventDefault();

/** A dialog that covers the page and any open dialogs as long as it is rendered. The covered content stays mounted. */
export function FullScreenDialog({ title, children }: { title: string; children: ReactNode }) {
  useOverlay();
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
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
