import { listContent } from '../../../content/lead-list';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetProofQuery } from '../api/desk-api';

export function ProofLine() {
  const { proof } = useContent(listContent);
  const language = useLanguage();
  const { data } = useGetProofQuery();
  if (!data?.at) return null;
  const time = formatTime(data.at, language);
  return data.state === 'ok' && data.seconds !== null ? (
    <p>{proof.ok(time, data.seconds)}</p>
  ) : (
    <p className="font-semibold text-alert">{proof.late(time)}</p>
  );
}
