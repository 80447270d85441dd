import { useRef, useState } from 'react';
import { useToast } from '../../components/ui/toast/use-toast';
import { deskContent } from '../../content/desk';
import { inboxContent } from '../../content/inbox';
import { listContent } from '../../content/lead-list';
import { useContent } from '../../lib/language-context';
import { useGetLeadVisitsQuery } from '../../lib/lead-api';
import { isToCome } from '../../lib/visit-time';
import type { LeadChange, LeadDetail } from '../../types/api';
import { useChangeLeadsMutation } from './api/desk-api';
import { useChangeLeadMutation } from './api/inbox-api';
import { useLeadAttempt } from './use-lead-attempt';

const undoMs = 10_000;

const isPart = (part: LeadChange, whole: LeadChange) =>
  Object.entries(part).every(([name, value]) => whole[name as keyof LeadChange] === value);

/**
 * Returns the unsaved changes of a lead, and a function that adds a change. Changes are saved one after another, so
 * that the latest choice prevails.
 */
export function useLeadChanges(lead: LeadDetail): [LeadChange, (changed: LeadChange) => void] {
  const content = useContent(inboxContent);
  const { next } = useContent(deskContent);
  const { select } = useContent(listContent);
  const attempt = useLeadAttempt();
  const toast = useToast();
  const [changeLead] = useChangeLeadMutation();
  const [changeLeads] = useChangeLeadsMutation();
  const [waiting, setWaiting] = useState<LeadChange>({});
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { data: { visits = [] } = {} } = useGetLeadVisitsQuery(lead.id);
  const keep = async (changed: LeadChange, failed: string) => {
    setWaiting((others) => ({ ...others, ...changed }));
    const saving = last.current.then(() => changeLead({ id: lead.id, change: changed }).unwrap());
    last.current = saving.catch(() => null);
    const saved = await attempt(saving, { failed });
    // Removes this change, but keeps a later change of the same field, which is not saved yet.
    setWaiting((all) =>
      Object.fromEntries(Object.entries(all).filter(([name, value]) => !isPart({ [name]: value }, changed))),
    );
    return saved;
  };
  const undo = (status: LeadDetail['status'], undoneStatus: LeadDetail['status']) =>
    attempt(changeLeads({ ids: [lead.id], status, undoneStatus }).unwrap(), {
      done: ({ overtaken }) => select.undone(overtaken.length),
      failed: select.undoFailed,
    });
  const change = async (changed: LeadChange) => {
    if (isPart(changed, waiting)) return;
    const { status } = changed;
    const before = waiting.status ?? lead.status;
    const endsVisit = status !== 'new' && status !== 'contacted' && visits.some(isToCome);
    if (!(await keep(changed, status ? content.statusFailed : next.failed))) return;
    const said = status
      ? content.statusChanged(lead.name, content.statuses[status], endsVisit)
      : next.saved(lead.name);
    if (status)
      toast(
        { ...said, variant: 'success', actionLabel: select.undo, durationMs: undoMs },
        () => void undo(before, status),
      );
    else toast({ ...said, variant: 'success' });
  };
  return [waiting, (changed) => void change(changed)];
}
