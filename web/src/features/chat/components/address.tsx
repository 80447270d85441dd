import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { UrgentState } from '../../../components/site/urgent-state';
import { Button } from '../../../components/ui/button';
import { chatContent } from '../../../content/chat';
import { useContent } from '../../../lib/language-context';
import { selectConversation } from '../conversation-slice';
import { AddressForm } from './address-form';

interface AddressProps {
  pauseFor: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The confirmation that the visitor's contact data were saved. It gets the focus if the form was just sent. */
function AddressKept({ reference, isNew }: { reference: string | null; isNew: boolean }) {
  const content = useContent(chatContent).address;
  const { urgentPage } = useSelector(selectConversation);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className="flex gap-2 text-sm outline-none">
      <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <div>
        <p>{content.kept}</p>
        {reference && (
          <p>
            {content.reference}: <strong className="font-semibold whitespace-nowrap">{reference}</strong>
          </p>
        )}
        {urgentPage && <UrgentState page={urgentPage} />}
      </div>
    </div>
  );
}

/**
 * Shows the form for the visitor's contact data, or a button that opens that form. Once the data were saved, shows a
 * confirmation.
 */
export function Address({ pauseFor }: AddressProps) {
  const content = useContent(chatContent).address;
  const { office, hasContact, reference } = useSelector(selectConversation);
  const isClosed = office?.isOpen === false;
  // Null until the visitor makes a choice. Until then, the form is open only while the office is closed.
  const [choice, setChoice] = useState<'asked' | 'sent' | 'later' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (hasContact) return <AddressKept reference={reference} isNew={choice === 'sent'} />;
  if (choice === null ? isClosed : choice !== 'later')
    return (
      <AddressForm
        isAsked={choice === 'asked'}
        pauseFor={pauseFor}
        onSending={() => setChoice('sent')}
        onLater={() => {
          setChoice('later');
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  return (
    <div className="text-sm">
      <p>{content.offer}</p>
      <Button ref={opener} variant="quiet" className="px-0!" onClick={() => setChoice('asked')}>
        {content.open}
      </Button>
    </div>
  );
}
