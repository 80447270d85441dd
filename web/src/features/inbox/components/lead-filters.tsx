import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import { useDownloadLeadsMutation } from '../api/inbox-api';
import { type LeadFilter, leadKinds, leadStatuses } from '../lead-filter';
import { useLeadAttempt } from '../use-lead-attempt';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Whether the user may take leads out of here: as a sheet, or into the bin. */
  isAdmin: boolean;
  onChange: (filter: LeadFilter) => void;
  onRefresh: () => void;
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
export function LeadFilters({ filter, isAdmin, onChange, onRefresh }: LeadFiltersProps) {
  const content = useContent(inboxContent);
  const id = useId();
  return (
    <div className="space-y-4">
      <form
        aria-label={content.search}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
      >
        <TextField
          id={`${id}-search`}
          label={content.search}
          hint={content.searchHint}
          className="sm:col-span-2"
          control={{
            type: 'search',
            value: filter.q,
            maxLength: 200,
            onChange: (event) => onChange({ ...filter, q: event.target.value }),
          }}
        />
        <SelectField
          id={`${id}-kind`}
          label={content.kind}
          control={{
            value: filter.kind,
            onChange: (event) => onChange({ ...filter, kind: event.target.value as LeadFilter['kind'] }),
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
            onChange: (event) => onChange({ ...filter, status: event.target.value as LeadFilter['status'] }),
          }}
        >
          <option value="">{content.allStatuses}</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {content.statuses[status]}
            </option>
          ))}
        </SelectField>
      </form>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onRefresh}>
          <RefreshCw aria-hidden className="size-4" />
          {content.refresh}
        </Button>
        {isAdmin && !filter.isBin && <DownloadSheet filter={filter} />}
        {isAdmin && (
          <Button variant="outline" onClick={() => onChange({ ...filter, isBin: !filter.isBin })}>
            {!filter.isBin && <Trash2 aria-hidden className="size-4" />}
            {filter.isBin ? content.leaveBin : content.bin}
          </Button>
        )}
      </div>
      {filter.isBin && <p className="text-ink-soft">{content.binHint}</p>}
    </div>
  );
}
