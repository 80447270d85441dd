import { Button } from '../../../components/ui/button';
import { inboxContent } from '../../../content/inbox';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadMail } from '../../../types/api';
import { useSendMailAgainMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';
import { useServiceName } from './lead-row';

/** How one mail stands: its state, how often it was tried, and what the server said. */
function MailFate({ mail }: { mail: LeadMail }) {
  const { mails } = useContent(inboxContent);
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
      {mail.isFateOpen && <p className="text-sm">{mails.openFate}</p>}
      {mail.lastError && mail.status !== 'sent' && <p className="text-sm break-words">{mail.lastError}</p>}
    </>
  );
}

function MailRow({ leadId, mail }: { leadId: string; mail: LeadMail }) {
  const { mails } = useContent(inboxContent);
  const serviceName = useServiceName();
  const attempt = useLeadAttempt();
  const [sendAgain, { isLoading }] = useSendMailAgainMutation();
  const kind = mails.kinds[mail.kind] ?? mail.kind;
  const recipient = mails.recipients[mail.recipient] ?? mails.routeOf(serviceName(mail.recipient));
  const name = `${kind} (${recipient})`;
  const send = () =>
    attempt(sendAgain({ id: leadId, mailId: mail.id }).unwrap(), {
      done: mails.queued,
      failed: mails.failed,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <MailFate mail={mail} />
      </div>
      {mail.status !== 'sending' && (
        <Button
          variant="outline"
          aria-label={mails.againOf(name)}
          disabled={isLoading}
          onClick={() => void send()}
        >
          {isLoading ? mails.sending : mails.again}
        </Button>
      )}
    </li>
  );
}

/** What became of every mail that a lead owes. */
export function LeadMails({ leadId, mails }: { leadId: string; mails: LeadMail[] }) {
  const content = useContent(inboxContent).mails;
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5 print:hidden">
      <h3 className="text-lg">{content.title}</h3>
      {mails.length === 0 && <p className="mt-1 text-ink-soft">{content.none}</p>}
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <MailRow key={mail.id} leadId={leadId} mail={mail} />
        ))}
      </ul>
    </section>
  );
}
