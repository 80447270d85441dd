import { Download, Trash2 } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Options, PeopleOptions } from '../../../components/ui/options';
import { hintIfFailed } from '../../../components/ui/options-failed';
import { inboxContent } from '../../../content/inbox';
import { listContent } from '../../../content/lead-list';
import { useSearchText } from '../../../hooks/use-search-text';
import { useContent } from '../../../lib/language-context';
import { useGetStaffQuery } from '../../../lib/staff-names';
import { useDownloadLeadsMutation, useGetLeadCountsQuery } from '../api/inbox-api';
import { allLeads, type LeadFilter, leadKinds, leadSorts, leadStatuses } from '../lead-filter';
import { useLeadAttempt } from '../use-lead-attempt';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Whether the list is visible. An open lead covers the list and has its own address. */
  isShown: boolean;
  isAdmin: boolean;
  userId: string;
  onChange: (change: Partial<LeadFilter>) => void;
}

function DownloadSheet({ filter }: { filter: LeadFilter }) {
  const content = useContent(inboxContent);
  const attempt = useLeadAttempt();
  const [download, { isLoading }] = useDownloadLeadsMutation();
  const save = () => attempt(download(filter).unwrap(), { failed: content.csvFailed });
  return (
    <Button variant="outline" aria-disabled={isLoading} onClick={() => void (isLoading || save())}>
      <Download aria-hidden className="size-4" />
      {isLoading ? content.csvLoading : content.csv}
    </Button>
  );
}

interface FilterFieldProps extends Pick<LeadFiltersProps, 'filter' | 'onChange'> {
  name: 'kind' | 'status' | 'owner' | 'sort';
  label: string;
  hint?: ReactNode;
  children: ReactNode;
}

function FilterField({ name, label, hint, filter, onChange, children }: FilterFieldProps) {
  const control = {
    value: filter[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: target.value }),
  };
  return (
    <SelectField label={label} hint={hint} control={control}>
      {children}
    </SelectField>
  );
}

export function LeadFilters({ filter, isShown, isAdmin, userId, onChange }: LeadFiltersProps) {
  const content = useContent(inboxContent);
  const list = useContent(listContent);
  const { data: counts } = useGetLeadCountsQuery();
  const staff = useGetStaffQuery();
  const { field, onInput } = useSearchText<HTMLInputElement>(filter.q, (q) => onChange({ q }), !isShown);
  return (
    <div className="space-y-4">
      <form
        aria-label={content.search}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5"
      >
        <TextField
          label={content.search}
          hint={content.searchHint}
          className="sm:col-span-2 lg:col-span-1"
          control={{ ref: field, type: 'search', maxLength: 200, onInput }}
        />
        <FilterField name="kind" label={content.kind} filter={filter} onChange={onChange}>
          <option value="">{content.allKinds}</option>
          <Options of={leadKinds} name={(kind) => content.kinds[kind]} />
        </FilterField>
        <FilterField name="status" label={content.status} filter={filter} onChange={onChange}>
          <option value="">{content.allStatuses}</option>
          <option value="open">{list.open}</option>
          <Options
            of={leadStatuses}
            name={(status) =>
              counts
                ? list.counted(content.statuses[status], counts.byStatus[status] ?? 0)
                : content.statuses[status]
            }
          />
        </FilterField>
        <FilterField
          name="owner"
          label={list.owner}
          hint={hintIfFailed(staff)}
          filter={filter}
          onChange={onChange}
        >
          <option value="">{list.anyOwner}</option>
          <option value="me">{list.me}</option>
          <option value="none">{list.noOne}</option>
          <PeopleOptions
            people={(staff.data ?? []).filter(
              ({ id: one, isActive }) => one !== userId && (isActive || one === filter.owner),
            )}
          />
        </FilterField>
        <FilterField name="sort" label={list.sort} filter={filter} onChange={onChange}>
          <Options of={leadSorts} name={(sort) => list.sorts[sort]} />
        </FilterField>
      </form>
      {isAdmin && (
        <div className="flex flex-wrap gap-3">
          {!filter.isBin && <DownloadSheet filter={filter} />}
          <Button variant="outline" onClick={() => onChange({ ...allLeads, isBin: !filter.isBin })}>
            {!filter.isBin && <Trash2 aria-hidden className="size-4" />}
            {filter.isBin ? content.leaveBin : content.bin}
          </Button>
        </div>
      )}
    </div>
  );
}
