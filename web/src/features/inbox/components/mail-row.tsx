import { Mail } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { leadMailsContent } from '../../../content/lead-mails';
import { isUnbelieved, senderDomainContent } from '../../../content/sender-domain';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { useServiceName } from '../../../hooks/use-service-name';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadMail } from '../../../types/api';
import { useSendMailAgainMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

function MailFate({ mail }: { mail: LeadMail }) {
  const { mails } = useContent(leadMailsContent);
  const { refused } = useContent(senderDomainContent);
  const language = useLanguage();
  const facts = [
    mails.states[mail.status],
    mail.sentAt && formatTime(mail.sentAt, language),
    mail.attempts > 0 && mails.tries(mail.attempts),
    mail.nextAttemptAt && mails.next(formatTime(mail.nextAttemptAt, language)),
  ].filter(Boolean);
  return (
    <>
      <p className={mail.status === 'failed' ? 'font-medium text-alert' : 'text-ink-soft'}>
        {facts.join(', ')}
      </p>
      {mail.isFateOpen && <p>{mails.openFate}</p>}
      {mail.lastError && mail.status !== 'sent' && <p className="break-words">{mail.lastError}</p>}
      {mail.lastError && isUnbelieved(mail.lastError) && <p>{refused}</p>}
    </>
  );
}

interface SendAgainProps {
  /** Whether to draw the button inconspicuously, for mail that was sent. */
  isQuiet?: boolean;
  leadId: string;
  mailId: string;
  name: string;
  /** Called when the button is pressed. It is removed soon after. */
  onSend: (mailId: string) => void;
}

export function SendAgain({ leadId, mailId, name, isQuiet = false, onSend }: SendAgainProps) {
  const { mails } = useContent(leadMailsContent);
  const attempt = useLeadAttempt();
  const [sendAgain, { isLoading }] = useSendMailAgainMutation();
  const send = () => {
    onSend(mailId);
    return attempt(sendAgain({ id: leadId, mailId }).unwrap(), { done: mails.queued, failed: mails.failed });
  };
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'outline'}
      className={isQuiet ? 'px-0! print:hidden' : 'print:hidden'}
      aria-label={mails.againOf(name)}
      disabled={isLoading}
      onClick={() => void send()}
    >
      {isLoading ? mails.sending : mails.again}
    </Button>
  );
}

/** Kinds of mail whose name says who receives it. */
const saysRecipient = new Set<LeadMail['kind']>(['visitor_receipt', 'answer']);

export function MailRow({ leadId, mail }: { leadId: string; mail: LeadMail }) {
  const { mails } = useContent(leadMailsContent);
  const serviceName = useServiceName();
  const { kind, recipient } = mail;
  const canSend = mail.status !== 'sending' && !mail.isForFormerStaff;
  const [row, onSend] = useFocusAfterRemoval<HTMLLIElement>(() => !canSend);
  const known = mails.recipients[recipient];
  const address = recipient.includes('@') ? recipient : mails.routeOf(serviceName(recipient));
  const name = mails.kinds[kind] + (saysRecipient.has(kind) ? '' : ` (${known ?? address})`);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 py-2 text-sm text-ink-soft outline-none print:hidden"
    >
      <Mail aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow basis-48">
        <p>{name}</p>
        <MailFate mail={mail} />
      </div>
      {canSend && (
        <SendAgain
          leadId={leadId}
          mailId={mail.id}
          name={name}
          isQuiet={mail.status === 'sent'}
          onSend={onSend}
        />
      )}
    </li>
  );
}
