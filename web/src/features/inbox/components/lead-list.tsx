import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { commonContent } from '../../../content/common';
import { inboxContent } from '../../../content/inbox';
import { useSettled } from '../../../hooks/use-settled';
import { useContent } from '../../../lib/language-context';
import { useGetLeadsInfiniteQuery } from '../api/inbox-api';
import { leadsFiltered, selectLeadFilter } from '../inbox-slice';
import { isUnfiltered, type LeadFilter } from '../lead-filter';
import { BinnedLead } from './binned-lead';
import { LeadFilters } from './lead-filters';
import { LeadRow } from './lead-row';

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

interface LeadListProps {
  isAdmin: boolean;
  onOpen: (id: string) => void;
}

/** All leads, newest first, by search and filters. */
export function LeadList({ isAdmin, onOpen }: LeadListProps) {
  const content = useContent(inboxContent);
  const { tryAgain } = useContent(commonContent);
  const filter = useSelector(selectLeadFilter);
  const dispatch = useDispatch();
  const q = useSettled(filter.q);
  const wanted = { ...filter, q };
  const answer = useGetLeadsInfiniteQuery(wanted);
  const leads = answer.currentData?.pages.flatMap((page) => page.leads);

  const body = () => {
    if (answer.isError) {
      const retry = { label: tryAgain, onRetry: () => void answer.refetch() };
      return <Notice title={content.failed} retry={retry} />;
    }
    if (!leads) return <LoadingLeads />;
    if (leads.length === 0) return <NoLeads filter={wanted} />;
    return (
      <ul className="space-y-3 lg:space-y-0 lg:divide-y lg:divide-line lg:overflow-hidden lg:rounded-2xl lg:border lg:border-line">
        {leads.map((lead) => (
          <li key={lead.id}>
            {filter.isBin ? (
              <BinnedLead lead={lead} />
            ) : (
              <LeadRow lead={lead} onOpen={() => onOpen(lead.id)} />
            )}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className="space-y-5">
      <h2 tabIndex={-1} className="text-heading outline-none">
        {filter.isBin ? content.bin : content.title}
      </h2>
      <LeadFilters
        filter={filter}
        isAdmin={isAdmin}
        onChange={(changed) => dispatch(leadsFiltered(changed))}
        onRefresh={() => void answer.refetch()}
      />
      {body()}
      {leads && answer.hasNextPage && (
        <div className="text-center">
          <Button
            variant="outline"
            disabled={answer.isFetchingNextPage}
            onClick={() => void answer.fetchNextPage()}
          >
            {answer.isFetchingNextPage ? content.loadingMore : content.more}
          </Button>
        </div>
      )}
    </section>
  );
}
