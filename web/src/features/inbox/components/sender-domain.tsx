import { senderDomainContent } from '../../../content/sender-domain';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { useContent } from '../../../lib/language-context';
import { useGetSenderDomainQuery } from '../api/inbox-api';

export function SenderDomain() {
  const content = useContent(senderDomainContent);
  const { data, isLoading, isError, refetch } = useGetSenderDomainQuery();
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <h2 className="text-heading">{content.title}</h2>
      <p className="reading-width mt-1 text-ink-soft">{content.text}</p>
      {isLoading && <Skeleton className="mt-3 h-32" />}
      {isError && <Notice title={content.failed} onRetry={() => void refetch()} />}
      {data && !data.records && <p className="mt-3">{content.demo(data.domain)}</p>}
      {data?.records && (
        <dl className="mt-3 space-y-3">
          {data.records.map(({ record, state, name, toAdd }) => (
            <div key={record}>
              <dt className="font-medium wrap-anywhere">
                {content.names[record]}: {name}
              </dt>
              <dd className={state === 'missing' || state === 'wrong' ? 'font-medium text-alert' : ''}>
                {content.states[state]}
              </dd>
              {toAdd && (
                <dd>
                  {content.add}{' '}
                  <code className="block rounded-xl bg-band p-3 text-sm wrap-anywhere">{toAdd}</code>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
