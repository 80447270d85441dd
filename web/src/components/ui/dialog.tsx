import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { useRegisterOverlay } from './use-register-overlay';

interface DialogProps {
  title: string;
  /** Language of the title, if it is not the page's. */
  titleLang?: string;
  description?: string;
  /** Whether the dialog stays open after a press outside of it. Set for content that is shown only once. */
  isSticky?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Time for which the overlay of a closed dialog stays, in milliseconds. Equals the duration of `animate-vanish`. */
const vanishMs = 250;

/**
 * Adds an overlay that fades out after the dialog is closed. The overlay catches the second press of a double press,
 * which would otherwise reach what is behind the dialog. The dialog's own overlay cannot do so, because callers close
 * the dialog by unmounting it.
 */
function leaveOverlay(): void {
  const overlay = document.createElement('div');
  overlay.className =
    'pointer-events-auto fixed inset-0 z-50 bg-primary-deepest/70 animate-vanish motion-reduce:opacity-0';
  overlay.dataset['closing'] = '';
  // Keeps a press from taking the focus away from the element that has just got it back.
  overlay.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(overlay);
  setTimeout(() => overlay.remove(), vanishMs);
}

const isElsewhere = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-toast], [data-closing]') !== null;

/** A modal dialog. Load this module lazily, because it needs Radix. */
export function Dialog({ title, titleLang, description, isSticky = false, onClose, children }: DialogProps) {
  const { close } = useContent(commonContent);
  useRegisterOverlay();
  useLayoutEffect(() => leaveOverlay, []);
  // Radix returns the focus to a trigger. There is none here, so the previously focused element gets the focus back.
  const [opener] = useState(() => document.activeElement);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-primary-deepest/70 animate-appear" />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (isSticky || isElsewhere(event.detail.originalEvent)) event.preventDefault();
          }}
          className="fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[92dvh] max-w-2xl -translate-y-1/2 overflow-y-auto rounded-2xl bg-ground p-5 shadow-2xl sm:p-7"
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title lang={titleLang} className="text-heading">
              {title}
            </Radix.Title>
            <Radix.Close
              aria-label={close}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-band"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
