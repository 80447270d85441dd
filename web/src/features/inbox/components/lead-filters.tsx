import { Download, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { inboxContent } from '../../../content/inbox';
import { listContent } from '../../../content/lead-list';
import { useContent } from '../../../lib/language-context';
import { useGetStaffQuery } from '../api/desk-api';
import { useDownloadLeadsMutation, useGetLeadCountsQuery } from '../api/inbox-api';
import { allLeads, type LeadFilter, leadKinds, leadSorts, leadStatuses } from '../lead-filter';
import { useLeadAttempt } from '../use-lead-attempt';
import { SearchField } from './search-field';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Whether the user may take leads out of here: as a sheet, or into the bin. */
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

/** Search, kind and status, and what can be done with all the leads they leave. */
export function LeadFilters({ filter, isAdmin, userId, onChange }: LeadFiltersProps) {
  const content = useContent(inboxContent);
  const list = useContent(listContent);
  const id = useId();
  const { data: counts } = useGetLeadCountsQuery();
  const { data: staff } = useGetStaffQuery();
  return (
    <div className="space-y-4">
      <form
        aria-label={content.search}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5"
      >
        <SearchField
          id={`${id}-search`}
          q={filter.q}
          onSearch={(q) => onChange({ q })}
          className="sm:col-span-2 lg:col-span-1"
        />
        <SelectField
          id={`${id}-kind`}
          label={content.kind}
          control={{
            value: filter.kind,
            onChange: (event) => onChange({ kind: event.target.value as LeadFilter['kind'] }),
          }}
        >
          <option value="">{content.allKinds}</option>
          {leadKinds.map((kind) => (
            <option key={kind} value={kind}>
              {content.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={`${id}-status`}
          label={content.status}
          control={{
            value: filter.status,
            onChange: (event) => onChange({ status: event.target.value as LeadFilter['status'] }),
          }}
        >
          <option value="">{content.allStatuses}</option>
          <option value="open">{list.open}</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {counts
                ? list.counted(content.statuses[status], counts.byStatus[status] ?? 0)
                : content.statuses[status]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={`${id}-owner`}
          label={list.owner}
          control={{ value: filter.owner, onChange: (event) => onChange({ owner: event.target.value }) }}
        >
          <option value="">{list.anyOwner}</option>
          <option value="me">{list.me}</option>
          <option value="none">{list.noOne}</option>
          {(staff ?? [])
            .filter(({ id: one, isActive }) => one !== userId && (isActive || one === filter.owner))
            .map((member) => (
              <option key={member.id} value={member.id}>
                {member.username}
              </option>
            ))}
        </SelectField>
        <SelectField
          id={`${id}-sort`}
          label={list.sort}
          control={{
            value: filter.sort,
            onChange: (event) => onChange({ sort: event.target.value as LeadFilter['sort'] }),
          }}
        >
          {leadSorts.map((sort) => (
            <option key={sort} value={sort}>
              {list.sorts[sort]}
            </option>
          ))}
        </SelectField>
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
