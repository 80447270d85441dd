import { senderDomainContent } from '../../../content/sender-domain';
import { Setting } from '../../../components/ui/setting';
import { useContent } from '../../../lib/language-context';
import { useGetSenderDomainQuery } from '../api/inbox-api';

export function SenderDomain() {
  const content = useContent(senderDomainContent);
  const answer = useGetSenderDomainQuery();
  const { data } = answer;
  return (
    <Setting title={content.title} text={content.text} failed={content.failed} answer={answer}>
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
    </Setting>
  );
}
