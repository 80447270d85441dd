import { Hand } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { deskContent } from '../../../content/desk';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Lead } from '../../../types/api';
import { useClaimLeadMutation } from '../api/desk-api';
import { useLeadAttempt } from '../use-lead-attempt';

/**
 * Returns a function that names the person who claimed a lead. A claim through the link in the office's email is
 * anonymous.
 */
export function useClaimant(): (lead: Pick<Lead, 'claimedBy' | 'claimedVia'>) => string {
  const { claim } = useContent(deskContent);
  return ({ claimedBy, claimedVia }) => claimedBy ?? (claimedVia === 'mail' ? claim.byMail : claim.someone);
}

interface ClaimButtonProps {
  lead: Pick<Lead, 'id' | 'name'>;
  variant?: 'action' | 'outline';
  className?: string;
  onPress: () => void;
}

/**
 * A button that claims a lead. Only the first claim counts, except that a lead that became urgent can be claimed again.
 */
export function ClaimButton({ lead, variant = 'action', className, onPress }: ClaimButtonProps) {
  const { claim } = useContent(deskContent);
  const claimant = useClaimant();
  const attempt = useLeadAttempt();
  const [claimLead, { isLoading }] = useClaimLeadMutation();
  const press = () => {
    onPress();
    return attempt(claimLead(lead.id).unwrap(), {
      done: (claimed) => claim.done(claimant(claimed)),
      failed: claim.failed,
    });
  };
  return (
    <Button
      variant={variant}
      data-claim
      disabled={isLoading}
      onClick={() => void press()}
      className={className}
    >
      <Hand aria-hidden className="size-5" />
      {isLoading ? claim.busy : claim.button}
    </Button>
  );
}

export const isClaimed = (lead: Pick<Lead, 'claimedAt' | 'isUrgent'>) =>
  Boolean(lead.claimedAt) && !lead.isUrgent;

export function LeadClaim({ lead, onPress }: { lead: Lead; onPress: () => void }) {
  const { claim } = useContent(deskContent);
  const language = useLanguage();
  const claimant = useClaimant();
  const heldBy = lead.claimedAt && claim.by(claimant(lead), formatTime(lead.claimedAt, language));
  if (heldBy && !lead.isUrgent) return <p className="text-sm text-ink-soft">{heldBy}</p>;
  if (lead.status !== 'new' && lead.status !== 'contacted') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-glow-soft p-3 print:hidden">
      <p className="font-medium">{heldBy ?? claim.none}</p>
      <ClaimButton lead={lead} onPress={onPress} />
    </div>
  );
}
