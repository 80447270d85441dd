import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { MoreButton } from '../../../components/ui/more-button';
import { NamedOptions, Options, PeopleOptions } from '../../../components/ui/options';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { accountsContent } from '../../../content/accounts';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Account } from '../../../types/api';
import { useGetAuditTrailInfiniteQuery } from '../api/audit-api';
import { auditAreas, type AuditFilter } from '../audit-filter';
import { selectAuditFilter, trailFiltered } from '../audit-slice';
import type { TrailEvent } from '../merge-trails';
import { useEventDetails } from '../use-event-details';

interface FiltersProps {
  filter: AuditFilter;
  accounts: Account[];
  onChange: (filter: AuditFilter) => void;
}

function AuditFilters({ filter, accounts, onChange }: FiltersProps) {
  const { audit } = useContent(accountsContent);
  const set = (field: keyof AuditFilter) => ({
    value: filter[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...filter, [field]: event.target.value }),
  });
  const area = {
    value: filter.area,
    // Clears the action, because it may belong to another area and would then match nothing.
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...filter, area: event.target.value as AuditFilter['area'], action: '' }),
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
      <SelectField label={audit.area} control={area}>
        <option value="">{audit.allAreas}</option>
        <Options of={auditAreas} name={(one) => audit.areas[one]} />
      </SelectField>
      <SelectField label={audit.action} control={set('action')}>
        <option value="">{audit.all}</option>
        {auditAreas
          .filter((one) => !filter.area || one === filter.area)
          .map((one) => (
            <optgroup key={one} label={audit.areas[one]}>
              <NamedOptions of={Object.entries(audit.actions[one])} />
            </optgroup>
          ))}
      </SelectField>
      <SelectField label={audit.actor} control={set('actor')}>
        <option value="">{audit.anybody}</option>
        <PeopleOptions people={accounts} />
        <NamedOptions of={Object.entries(audit.actors)} />
      </SelectField>
      <TextField label={audit.from} control={{ ...set('from'), type: 'date' }} />
      <TextField label={audit.to} control={{ ...set('to'), type: 'date' }} />
    </div>
  );
}

interface EventRowProps {
  event: TrailEvent;
  accounts: Account[];
}

function EventRow({ event, accounts }: EventRowProps) {
  const { audit } = useContent(accountsContent);
  const language = useLanguage();
  const detailsOf = useEventDetails(accounts);
  const actorName = event.actorName ?? accounts.find(({ id }) => id === event.actorId)?.username;
  const role = audit.actors[event.actor] ?? event.actor;
  // Inside a sentence, a role begins with a lowercase letter ("the system"). Usernames keep their case.
  const who = actorName ?? role.charAt(0).toLowerCase() + role.slice(1);
  const details = detailsOf(event.details);
  return (
    <li className="grid gap-x-4 py-3 sm:grid-cols-[12rem_1fr] lg:py-2">
      <time dateTime={event.at} className="text-sm text-ink-soft">
        {formatTime(event.at, language)}
      </time>
      <div className="min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4">
        <p className="break-words">
          <span className="font-medium">{audit.actions[event.area][event.action] ?? event.action}</span>
          {event.subjectName && `: ${event.subjectName}`}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {[audit.by(who), event.address, ...details].filter(Boolean).join(', ')}
        </p>
      </div>
    </li>
  );
}

export function AuditTrail({ accounts }: { accounts: Account[] }) {
  const content = useContent(accountsContent);
  const { audit } = content;
  const filter = useSelector(selectAuditFilter);
  const dispatch = useDispatch();
  const answer = useGetAuditTrailInfiniteQuery(filter);
  const events = answer.currentData?.pages.flatMap((page) => page.events);
  return (
    <section className="space-y-4 rounded-2xl border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{audit.title}</h2>
        <Button variant="outline" onClick={() => void answer.refetch()}>
          {audit.refresh}
        </Button>
      </div>
      <AuditFilters
        filter={filter}
        accounts={accounts}
        onChange={(changed) => dispatch(trailFiltered(changed))}
      />
      {answer.isError && <Notice title={content.failed} onRetry={() => void answer.refetch()} />}
      {!events && !answer.isError && <Skeleton className="h-48" />}
      {events?.length === 0 && <Notice title={audit.empty} />}
      <ul className="divide-y divide-line">
        {(events ?? []).map((event) => (
          <EventRow key={event.id} event={event} accounts={accounts} />
        ))}
      </ul>
      {events && <MoreButton answer={answer} label={audit.more} loadingLabel={content.loading} />}
    </section>
  );
}
