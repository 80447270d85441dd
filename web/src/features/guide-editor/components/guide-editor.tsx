import { Notice, Skeleton } from '../../../components/ui/query-state';
import type { GuidePlace } from '../../../config/admin-addresses';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { useGetGuideEntriesQuery } from '../api/guide-api';
import { EntryList } from './entry-list';
import { OpenEntry } from './open-entry';

interface GuideEditorProps {
  /** Whether the user is an administrator. Other users can only read. */
  isAdmin: boolean;
  /** The open entry; null for the list. */
  place: GuidePlace | null;
}

export function GuideEditor({ isAdmin, place }: GuideEditorProps) {
  const { failed } = useContent(guideEditorContent);
  const { data, isError, isFetching, refetch } = useGetGuideEntriesQuery();
  if (!data) {
    if (isError) return <Notice title={failed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-96" />;
  }
  if (!place) return <EntryList entries={data} isReadOnly={!isAdmin} />;
  return (
    <OpenEntry
      key={`${place.kind} ${place.slug}`}
      place={place}
      entries={data}
      isComing={isFetching}
      isAdmin={isAdmin}
    />
  );
}
