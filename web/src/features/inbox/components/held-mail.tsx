import { Button } from '../../../components/ui/button';
import { leadMailsContent } from '../../../content/lead-mails';
import { useContent } from '../../../lib/language-context';
import { useReleaseHeldMailMutation } from '../api/inbox-api';
import { useLeadAttempt } from '../use-lead-attempt';

interface HeldMailProps {
  count: number;
  /** Whether the user may decide. */
  isAdmin: boolean;
}

/** Mail that a restored backup had not sent yet. Only people can tell whether it went out. */
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
