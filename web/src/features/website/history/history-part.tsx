import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { MoreButton } from '../../../components/ui/more-button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { websiteContent } from '../../../content/website';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { SiteVersion } from '../../../types/api';
import { useGetSiteVersionQuery, useGetSiteVersionsInfiniteQuery } from '../api/website-api';
import { selectWebsite } from '../draft/draft-slice';
import { restoreVersion } from '../draft/draft-thunks';
import { undo } from '../publish/publish-draft';
import { PlannedVersions } from './planned-versions';
import { VersionChanges } from './version-changes';
import { useWebsiteAttempt } from '../use-website-attempt';

function RestoreButton({ id }: { id: number }) {
  const { history } = useContent(websiteContent);
  const dispatch = useDispatch<AppDispatch>();
  const attempt = useWebsiteAttempt();
  const restore = () =>
    attempt(dispatch(restoreVersion(id)), {
      done: ({ isChanged }) => (isChanged ? history.restored : history.restoredSame),
      failed: history.restoreFailed,
    });
  return (
    <ConfirmButton
      aria-label={history.restoreOf(id)}
      question={{
        title: history.restoreTitle(id),
        text: history.restoreText,
        confirmLabel: history.restoreConfirm,
        busyLabel: history.restoring,
        onConfirm: restore,
      }}
    >
      {history.restore}
    </ConfirmButton>
  );
}

interface LookProps {
  id: number;
  /**
   * Called with the content of a version while it is viewed, so that the preview shows it, and with null afterwards.
   */
  onLook: (content: SiteContent | null) => void;
}

function LookedAt({ id, onLook }: LookProps) {
  const { history } = useContent(websiteContent);
  const { data, isError, refetch } = useGetSiteVersionQuery(id);
  useEffect(() => {
    if (data) onLook(data.content);
    return () => onLook(null);
  }, [data, onLook]);
  if (isError && !data) return <Notice title={history.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  return id > 1 ? <VersionChanges id={id} content={data.content} /> : null;
}

interface VersionRowProps extends Omit<LookProps, 'id'> {
  version: SiteVersion;
  isReadOnly: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function VersionRow({ version, isReadOnly, isOpen, onToggle, onLook }: VersionRowProps) {
  const { history } = useContent(websiteContent);
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const { run } = useSelector(selectWebsite);
  const { id, publishedAt, publishedBy, note, restoredFrom, isCurrent } = version;
  return (
    <li className="space-y-3 rounded-2xl border border-line p-4">
      <div>
        <h3 className="text-lg">
          {history.version(id)}
          {isCurrent && `: ${history.current}`}
        </h3>
        <p className="text-sm text-ink-soft">
          {formatTime(publishedAt, language)}, {history.by(publishedBy ?? history.system)}
        </p>
        <p className="wrap-anywhere">{note || history.noNote}</p>
        {restoredFrom !== null && <p>{history.restoredFrom(restoredFrom)}</p>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-label={isOpen ? history.hideOf(id) : history.lookAt(id)}
          onClick={onToggle}
        >
          {isOpen ? history.hide : history.look}
        </Button>
        {!isReadOnly && <RestoreButton id={id} />}
        {!isReadOnly && isCurrent && id > 1 && (
          <Button
            variant="outline"
            disabled={run?.phase === 'running'}
            onClick={() => void dispatch(undo(id))}
          >
            {history.undo}
          </Button>
        )}
      </div>
      {isOpen && <LookedAt id={id} onLook={onLook} />}
    </li>
  );
}

interface HistoryPartProps extends Omit<LookProps, 'id'> {
  isReadOnly: boolean;
}

export function HistoryPart({ isReadOnly, onLook }: HistoryPartProps) {
  const { history } = useContent(websiteContent);
  const answer = useGetSiteVersionsInfiniteQuery();
  const [open, setOpen] = useState<number | null>(null);
  const versions = answer.data?.pages.flatMap((page) => page.versions);
  return (
    <>
      <p className="text-ink-soft">{history.text}</p>
      <PlannedVersions isReadOnly={isReadOnly} />
      {answer.isError && <Notice title={history.failed} onRetry={() => void answer.refetch()} />}
      {!versions && !answer.isError && <Skeleton className="h-48" />}
      <ol className="space-y-3">
        {versions?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isReadOnly={isReadOnly}
            isOpen={open === version.id}
            onToggle={() => setOpen(open === version.id ? null : version.id)}
            onLook={onLook}
          />
        ))}
      </ol>
      <MoreButton answer={answer} label={history.more} loadingLabel={history.loading} className="" />
    </>
  );
}
