import { Button } from '../../../components/ui/button';
import { leadMailsContent } from '../../../content/lead-mails';
import { useContent } from '../../../lib/language-context';
import { useReleaseHeldMailMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

interface HeldMailProps {
  count: number;
  isAdmin: boolean;
}

/**
 * Asks what to do with mail that a restored backup lists as unsent. Only people can know whether it was sent after the
 * backup.
 */
export function HeldMail({ count, isAdmin }: HeldMailProps) {
  const { mailTrouble } = useContent(leadMailsContent);
  const attempt = useLeadAttempt();
  const [release, { isLoading }] = useReleaseHeldMailMutation();
  const decide = (decision: 'send' | 'mark_sent') =>
    attempt(release(decision).unwrap(), { done: mailTrouble.released, failed: mailTrouble.releaseFailed });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-60 font-medium">{mailTrouble.held(count)}</p>
      {isAdmin && (
        <>
          <Button variant="outline" disabled={isLoading} onClick={() => void decide('mark_sent')}>
            {mailTrouble.markHeld}
          </Button>
          <Button variant="outline" disabled={isLoading} onClick={() => void decide('send')}>
            {mailTrouble.sendHeld}
          </Button>
        </>
      )}
    </div>
  );
}
