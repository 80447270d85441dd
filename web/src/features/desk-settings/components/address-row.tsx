import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { mailAddressesContent } from '../../../content/mail-addresses';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent } from '../../../lib/language-context';
import type { MailAddress } from '../../../types/api';
import { useRemoveMailAddressMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';
import { AskAddress } from './ask-address';
import { ConfirmAddress } from './confirm-address';

interface AddressRowProps {
  address: MailAddress;
  label: string;
  /**
   * Text shown while the row has no address, about the address that is used instead. If null, an address is required.
   */
  instead: string | null;
  isFixed: boolean;
  /** Whether the row has no address yet and shows the form to enter the first one. */
  isNew?: boolean;
}

export function AddressRow({ address, label, instead, isFixed, isNew = false }: AddressRowProps) {
  const content = useContent(mailAddressesContent);
  const { name, email, pending } = address;
  const [isAsking, setAsking] = useState(isNew);
  const [remove, { isLoading }] = useRemoveMailAddressMutation();
  const attempt = useSettingsAttempt();
  const isOpen = isAsking || pending !== null;
  const place = useFocusWhenLost<HTMLLIElement>(isAsking ? 'asks' : pending ? 'waits' : 'shown');
  const takeAway = () =>
    attempt(remove(name).unwrap(), { done: content.removed, failed: content.notConfirmed });
  return (
    <li ref={place} tabIndex={-1} className="py-3 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{label}</p>
          <p className={`wrap-anywhere ${email ? 'font-medium' : 'text-ink-soft'}`}>{email ?? instead}</p>
        </div>
        {!isFixed && !isOpen && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              aria-label={content.of(content.change, label)}
              onClick={() => setAsking(true)}
            >
              {content.change}
            </Button>
            {email !== null && instead !== null && (
              <Button
                variant="quiet"
                disabled={isLoading}
                aria-label={content.of(content.remove, label)}
                onClick={() => void takeAway()}
              >
                {content.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      {isAsking && (
        <AskAddress name={name} onAsked={() => setAsking(false)} onCancel={() => setAsking(false)} />
      )}
      {!isAsking && pending && (
        <ConfirmAddress name={name} email={pending.email} onAnother={() => setAsking(true)} />
      )}
    </li>
  );
}
