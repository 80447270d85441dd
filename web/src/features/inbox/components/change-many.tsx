import { Ban } from 'lucide-react';
import { ChangeSelect } from '../../../components/ui/change-select';
import { Options, PeopleOptions } from '../../../components/ui/options';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { SelectionBar } from '../../../components/ui/selection-bar';
import { useToast } from '../../../components/ui/toast/use-toast';
import { inboxContent } from '../../../content/inbox';
import { listContent } from '../../../content/lead-list';
import { inverseChanges } from '../../../lib/inverse-changes';
import { useContent } from '../../../lib/language-context';
import type { Lead, LeadsChange, LeadsChanged } from '../../../types/api';
import { useGetStaffQuery } from '../../../lib/staff-names';
import { useChangeLeadsMutation } from '../api/desk-api';
import { leadStatuses } from '../lead-filter';
import { useLeadAttempt } from '../use-lead-attempt';

const undoMs = 10_000;

/** Returns a function that changes several leads in one request. For ten seconds, a toast offers to undo the change. */
function useChangeMany() {
  const content = useContent(inboxContent);
  const { select, noOne } = useContent(listContent);
  const attempt = useLeadAttempt();
  const toast = useToast();
  const { data: staff } = useGetStaffQuery();
  const [changeLeads, { isLoading }] = useChangeLeadsMutation();
  const undo = async ({ before }: LeadsChanged, { status, ownerId }: Omit<LeadsChange, 'ids'>) => {
    const back = inverseChanges(before, status ? 'status' : 'ownerId');
    const undone = status ? { undoneStatus: status } : { undoneOwnerId: ownerId };
    const all = Promise.all(back.map((change) => changeLeads({ ...change, ...undone }).unwrap()));
    await attempt(all, {
      done: (answers) => select.undone(answers.flatMap(({ overtaken }) => overtaken).length),
      failed: select.undoFailed,
    });
  };
  const change = async (leads: Pick<Lead, 'id' | 'name'>[], wanted: Omit<LeadsChange, 'ids'>) => {
    const ids = leads.map(({ id }) => id);
    const changed = await attempt(changeLeads({ ids, ...wanted }).unwrap(), { failed: select.failed });
    if (!changed) return false;
    const owner = staff?.find(({ id }) => id === wanted.ownerId)?.username ?? noOne;
    const [only] = leads;
    toast(
      {
        title: leads.length === 1 && only ? only.name : select.changed(changed.changed),
        description: wanted.status
          ? select.becomes.status(content.statuses[wanted.status])
          : select.becomes.owner(owner),
        variant: 'success',
        actionLabel: select.undo,
        durationMs: undoMs,
      },
      () => void undo(changed, wanted),
    );
    return true;
  };
  return { change, isChanging: isLoading };
}

interface ChangeManyProps {
  selected: Lead[];
  userId: string;
  onAll: () => void;
  onNone: () => void;
}

export function ChangeMany({ selected, userId, onAll, onNone }: ChangeManyProps) {
  const content = useContent(inboxContent);
  const { select, me } = useContent(listContent);
  const staff = useGetStaffQuery();
  const { change, isChanging } = useChangeMany();
  const isIdle = isChanging || selected.length === 0;
  const apply = async (wanted: Omit<LeadsChange, 'ids'>) => {
    const isDone = await change(selected, wanted);
    if (isDone) onNone();
    return isDone;
  };
  return (
    <SelectionBar
      count={select.count(selected.length)}
      words={select}
      onAll={onAll}
      onNone={onNone}
      removal={{
        label: select.spam,
        Icon: Ban,
        isIdle,
        onPress: () => void apply({ status: 'spam' }),
      }}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <ChangeSelect
          label={select.status}
          words={select}
          isIdle={isIdle}
          onApply={(status) => apply({ status: status as Lead['status'] })}
        >
          <Options of={leadStatuses} name={(status) => content.statuses[status]} />
        </ChangeSelect>
        <ChangeSelect
          label={select.owner}
          hint={hintIfFailed(staff)}
          words={select}
          isIdle={isIdle}
          onApply={(owner) => apply({ ownerId: owner === 'none' ? null : owner })}
        >
          <option value="none">{select.toNoOne}</option>
          <PeopleOptions
            people={(staff.data ?? []).filter(({ isActive }) => isActive)}
            name={({ id, username }) => (id === userId ? `${username} (${me})` : username)}
          />
        </ChangeSelect>
      </div>
    </SelectionBar>
  );
}
