import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { guideEntryAddress, type GuidePlace, tabAddress } from '../../../config/admin-addresses';
import { guideEditorContent } from '../../../content/guide-editor';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { GuideEntry } from '../../../types/api';
import { type EntryKind, type GuideEntryDetail, useGetGuideEntryQuery } from '../api/guide-api';
import { blankEntry } from '../blank-entry';
import { entryName } from '../entry-name';
import { EntryFormContext } from '../form/entry-form';
import { IssueForm } from '../form/issue-form';
import { PlantForm } from '../form/plant-form';
import { EntryConflict } from './entry-conflict';
import { EntryBar } from './entry-bar';
import { EntryPreview } from './entry-preview';
import { useEntryActions } from './use-entry-actions';

function useLeaveGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}

interface EntryProps {
  kind: EntryKind;
  entries: readonly GuideEntry[];
  isAdmin: boolean;
}

interface EntryFormProps extends EntryProps {
  /** Undefined for a new entry. */
  entry?: GuideEntryDetail;
  facts?: GuideEntry;
}

function EntryForm({ kind, entry, facts, entries, isAdmin }: EntryFormProps) {
  const { newPlant, newProblem } = useContent(guideEditorContent);
  const language = useLanguage();
  const key = entry?.id ?? guideEntryAddress({ kind, slug: null });
  const actions = useEntryActions({ kind, key, entry });
  const isLarge = useMediaQuery('(width >= 80rem)');
  useLeaveGuard(actions.isChanged);
  const title = facts ? entryName(facts, language) : kind === 'plant' ? newPlant : newProblem;
  const form = {
    kind,
    key,
    saved: entry ?? blankEntry[kind],
    isReadOnly: !isAdmin || (entry?.deletedAt ?? null) !== null,
    faults: actions.faults,
    onChanged: actions.forgetFault,
    entries: entries.filter(({ deletedAt }) => deletedAt === null),
  };
  return (
    <EntryFormContext value={form}>
      <div
        className={
          !isAdmin
            ? undefined
            : 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
        }
      >
        <div className="min-w-0 space-y-4">
          <h2 className="text-heading">{title}</h2>
          <EntryBar
            kind={kind}
            entry={entry}
            name={title}
            purgeAt={facts?.purgeAt ?? null}
            isReadOnly={!isAdmin}
            actions={actions}
          />
          <EntryConflict />
          {!form.isReadOnly && !isLarge && <EntryPreview name={title} isFolded />}
          {kind === 'plant' ? <PlantForm /> : <IssueForm />}
        </div>
        {!form.isReadOnly && isLarge && <EntryPreview name={title} isFolded={false} />}
      </div>
    </EntryFormContext>
  );
}

function SavedEntry({ facts, ...props }: EntryProps & { facts: GuideEntry }) {
  const { entryFailed } = useContent(guideEditorContent);
  const { data, isError, refetch } = useGetGuideEntryQuery({ kind: facts.kind, id: facts.id });
  if (data) return <EntryForm {...props} entry={data} facts={facts} />;
  if (isError) return <Notice title={entryFailed} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96" />;
}

interface OpenEntryProps extends Omit<EntryProps, 'kind'> {
  place: GuidePlace;
  /**
   * Whether the list of entries is being refetched. A new entry is missing from the list until the refetch is complete.
   */
  isComing: boolean;
}

export function OpenEntry({ place, isComing, ...props }: OpenEntryProps) {
  const { toList, gone } = useContent(guideEditorContent);
  const { kind, slug } = place;
  const facts = props.entries.find((entry) => entry.kind === kind && entry.slug === slug);
  return (
    <div className={props.isAdmin ? 'space-y-4 xl:mx-[calc(50%-min(50vw-2rem,50rem))]' : 'space-y-4'}>
      <Link to={tabAddress('guide')} className={buttonClass('quiet', '-ml-5')}>
        <ArrowLeft aria-hidden className="size-5" />
        {toList}
      </Link>
      {slug === null && props.isAdmin && <EntryForm {...props} kind={kind} />}
      {facts && <SavedEntry {...props} kind={kind} facts={facts} />}
      {slug !== null && !facts && (isComing ? <Skeleton className="h-96" /> : <Notice {...gone} />)}
    </div>
  );
}
