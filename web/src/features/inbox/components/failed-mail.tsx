import { Button } from '../../../components/ui/button';
import { leadMailsContent } from '../../../content/lead-mails';
import { useContent } from '../../../lib/language-context';
import { useSendFailedMailMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

interface FailedMailProps {
  count: number;
  onShowLeads: () => void;
}

export function FailedMail({ count, onShowLeads }: FailedMailProps) {
  const { mailTrouble, mails } = useContent(leadMailsContent);
  const attempt = useLeadAttempt();
  const [sendAll, { isLoading }] = useSendFailedMailMutation();
  const send = () =>
    attempt(sendAll().unwrap(), { done: mailTrouble.sentAgain, failed: mailTrouble.sendAgainFailed });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-60 font-medium">{mailTrouble.failed(count)}</p>
      <Button variant="outline" onClick={onShowLeads}>
        {mailTrouble.show}
      </Button>
      <Button variant="outline" disabled={isLoading} onClick={() => void send()}>
        {isLoading ? mails.sending : mailTrouble.sendAgain}
      </Button>
    </div>
  );
}
