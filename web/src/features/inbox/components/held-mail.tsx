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
 * Asks administrators what to do with mail that a restored backup lists as unsent: only people can know whether it was
 * sent after the backup. Tells others that the mail is held.
 */
export function HeldMail({ count, isAdmin }: HeldMailProps) {
  const { mailTrouble } = useContent(leadMailsContent);
  const attempt = useLeadAttempt();
  const [release, { isLoading }] = useReleaseHeldMailMutation();
  const decide = (decision: 'send' | 'mark_sent') =>
    attempt(release(decision).unwrap(), { done: mailTrouble.released, failed: mailTrouble.releaseFailed });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-60 font-medium">
        {isAdmin ? mailTrouble.held(count) : mailTrouble.heldForOthers(count)}
      </p>
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
