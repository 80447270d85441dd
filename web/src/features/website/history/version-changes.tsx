import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { useMemo } from 'react';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { useGetSiteVersionQuery } from '../api/website-api';
import { langOf, ShownValue } from '../components/shown-value';
import { differences } from '../draft/differences';
import { fieldName } from '../field-names';

export function VersionChanges({ id, content }: { id: number; content: SiteContent }) {
  const words = useContent(websiteContent);
  const { history } = words;
  const { data, isError, refetch } = useGetSiteVersionQuery(id - 1);
  const changes = useMemo(() => (data ? differences(data.content, content) : []), [data, content]);
  if (isError && !data) return <Notice title={history.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  return (
    <div>
      <h4 className="font-medium">{history.changes(id - 1)}</h4>
      {changes.length === 0 && <p className="text-ink-soft">{history.noChanges}</p>}
      <ul className="divide-y divide-line">
        {changes.map(({ path, one, other }) => (
          <li key={path} className="py-3">
            <p className="font-medium">{fieldName(path, content, words)}</p>
            <dl className="grid gap-3 sm:grid-cols-2">
              {(
                [
                  [history.before, one],
                  [history.after, other],
                ] as const
              ).map(([label, value]) => (
                <div key={label} className="min-w-0">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    <ShownValue value={value} lang={langOf(path)} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
