import { ListChecks, ListFilter, RefreshCw } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { MoreButton } from '../../../components/ui/more-button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { inboxContent } from '../../../content/inbox';
import { listContent } from '../../../content/lead-list';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { type Selection, useSelection } from '../../../hooks/use-selection';
import { useContent } from '../../../lib/language-context';
import type { Lead, User } from '../../../types/api';
import { useGetLeadsInfiniteQuery } from '../api/inbox-api';
import {
  activeFilters,
  isUnfiltered,
  type LeadFilter,
  leadSearch,
  readLeadFilter,
  viewOf,
} from '../lead-filter';
import { BinnedLead } from './binned-lead';
import { ChangeMany } from './change-many';
import { LeadFilters } from './lead-filters';
import { LeadRow } from './lead-row';
import { LeadViews } from './lead-views';
import { ListFoot } from './list-foot';
import { TypeInLead } from './type-in-lead';

const places = ['a', 'b', 'c', 'd'];

function LoadingLeads() {
  const content = useContent(inboxContent);
  return (
    <div className="space-y-3">
      <output className="text-ink-soft">{content.loading}</output>
      {places.map((place) => (
        <Skeleton key={place} className="h-28" />
      ))}
    </div>
  );
}

function NoLeads({ filter }: { filter: LeadFilter }) {
  const content = useContent(inboxContent);
  if (!isUnfiltered(filter)) return <Notice title={content.noMatch} text={content.noMatchHint} />;
  if (filter.isBin) return <Notice title={content.emptyBin} />;
  return <Notice title={content.empty} text={content.emptyHint} />;
}

/** Maximum number of leads changed at once. */
const maxSelected = 200;

function filterIn(search: string, isAdmin: boolean): LeadFilter {
  const filter = readLeadFilter(search);
  return { ...filter, isBin: filter.isBin && isAdmin };
}

interface ListHeadProps {
  heading: Ref<HTMLHeadingElement>;
  isBin: boolean;
  /** Id of the element with the filters, which is collapsed on a phone. */
  filtersId: string;
  active: number;
  areFiltersOpen: boolean;
  onFilters: () => void;
  selection: Pick<Selection<Lead>, 'isOn' | 'toggle'>;
  onRefresh: () => void;
}

function ListHead({
  heading,
  isBin,
  filtersId,
  active,
  areFiltersOpen,
  onFilters,
  selection,
  onRefresh,
}: ListHeadProps) {
  const content = useContent(inboxContent);
  const { select } = useContent(listContent);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {isBin ? content.bin : content.title}
      </h2>
      <div className="flex flex-wrap gap-2 print:hidden">
        {!isBin && <TypeInLead />}
        <Button
          variant="outline"
          aria-expanded={areFiltersOpen}
          aria-controls={filtersId}
          onClick={onFilters}
          className="md:hidden max-sm:px-3!"
        >
          <ListFilter aria-hidden className="size-4 max-sm:hidden" />
          {content.filters(active)}
        </Button>
        {!isBin && (
          <Button variant="outline" onClick={selection.toggle} className="max-md:px-3!">
            <ListChecks aria-hidden className="size-4" />
            <span className="max-md:sr-only">{selection.isOn ? select.stop : select.start}</span>
          </Button>
        )}
        <Button variant="outline" onClick={onRefresh} className="max-md:px-3!">
          <RefreshCw aria-hidden className="size-4" />
          <span className="max-md:sr-only">{content.refresh}</span>
        </Button>
      </div>
    </div>
  );
}

interface LeadsProps {
  leads: Lead[];
  isBin: boolean;
  selectionOf: Selection<Lead>['of'];
  onClaim: (id: string) => void;
}

function Leads({ leads, isBin, selectionOf, onClaim }: LeadsProps) {
  return (
    <ul className="space-y-3 lg:space-y-0 lg:divide-y lg:divide-line lg:overflow-hidden lg:rounded-2xl lg:border lg:border-line print:block print:space-y-0 print:rounded-none print:border-0 print:border-t print:border-line">
      {leads.map((lead) => (
        <li key={lead.id}>
          {isBin ? (
            <BinnedLead lead={lead} />
          ) : (
            <LeadRow lead={lead} selection={selectionOf(lead)} hasPage onClaim={onClaim} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface LeadListProps {
  user: Pick<User, 'id' | 'isAdmin'>;
  search: string;
  /** Whether the list is visible. False while a lead is open in front of the list. */
  isShown: boolean;
}

/** The list of leads with its filters. On a phone, the filters are collapsed, so that leads come first. */
export function LeadList({ user, search, isShown }: LeadListProps) {
  const { isAdmin } = user;
  const content = useContent(inboxContent);
  const { viewHints } = useContent(listContent);
  const navigate = useNavigate();
  const filtersId = useId();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const filter = filterIn(search, isAdmin);
  const answer = useGetLeadsInfiniteQuery(filter);
  // The latest query, which may not be rendered yet. Changes start from this query, because the search text arrives
  // with a delay and another filter may change in the meantime.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  // The bin is a separate view, which the Back button leaves. Other changes of the filter replace the current address.
  const change = (changed: Partial<LeadFilter>) => {
    newest.current = leadSearch({ ...filterIn(newest.current, isAdmin), ...changed });
    void navigate({ search: newest.current }, { replace: changed.isBin === undefined });
  };
  const hint = filter.isBin ? content.binHint : viewHints[viewOf(filter) ?? ''];
  const leads = answer.currentData?.pages.flatMap((page) => page.leads);
  const selection = useSelection(leads ?? [], maxSelected);
  // In a view of unclaimed leads, a claimed lead leaves the list, and the heading gets the focus.
  const [heading, onClaim] = useFocusAfterRemoval<HTMLHeadingElement>(
    (id) => leads?.every((lead) => lead.id !== id) ?? false,
  );

  const again = () => void (answer.isFetchNextPageError ? answer.fetchNextPage() : answer.refetch());
  const failure = answer.isError && <Notice title={content.failed} onRetry={again} />;
  const body = () => {
    if (!leads) return failure || <LoadingLeads />;
    if (leads.length === 0) return <NoLeads filter={filter} />;
    return <Leads leads={leads} isBin={filter.isBin} selectionOf={selection.of} onClaim={onClaim} />;
  };
  return (
    <section className="space-y-4 md:space-y-5">
      <ListHead
        heading={heading}
        isBin={filter.isBin}
        filtersId={filtersId}
        active={activeFilters(filter)}
        areFiltersOpen={areFiltersOpen}
        onFilters={() => setFiltersOpen(!areFiltersOpen)}
        selection={selection}
        onRefresh={() => void answer.refetch()}
      />
      {!filter.isBin && <LeadViews filter={filter} />}
      <div id={filtersId} className={`print:hidden ${areFiltersOpen ? '' : 'max-md:hidden'}`}>
        <LeadFilters filter={filter} isShown={isShown} isAdmin={isAdmin} userId={user.id} onChange={change} />
      </div>
      {hint && <p className="text-ink-soft">{hint}</p>}
      {leads && !answer.isFetchNextPageError && failure}
      {body()}
      {answer.isFetchNextPageError && failure}
      {leads && (
        <MoreButton
          answer={answer}
          label={content.more}
          loadingLabel={content.loadingMore}
          className="text-center print:hidden"
        />
      )}
      {selection.isOn && (
        <ChangeMany
          selected={selection.selected}
          userId={user.id}
          onAll={selection.all}
          onNone={selection.none}
        />
      )}
      {!filter.isBin && <ListFoot />}
    </section>
  );
}
