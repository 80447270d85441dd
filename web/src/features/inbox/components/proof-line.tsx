import { listContent } from '../../../content/lead-list';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetProofQuery } from '../../../lib/lead-api';

export function ProofLine() {
  const { proof } = useContent(listContent);
  const language = useLanguage();
  const { data } = useGetProofQuery();
  const time = data?.at && formatTime(data.at, language);
  if (data?.state === 'late')
    return <p className="font-semibold text-alert">{time ? proof.late(time) : proof.missing}</p>;
  if (!time) return null;
  return <p>{data.state === 'ok' ? proof.ok(time, data.seconds ?? 0) : proof.underWay(time)}</p>;
}
