import { deskSettingsContent } from '../../../content/desk-settings';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetLastProofQuery } from '../api/desk-settings-api';
import { Setting } from './setting';

/** When a test lead last went the whole way. */
export function LastProof() {
  const { proof, failed } = useContent(deskSettingsContent);
  const language = useLanguage();
  const answer = useGetLastProofQuery();
  const { data } = answer;
  const say = () => {
    if (!data) return proof.none;
    if (data.state === 'off') return proof.off;
    const time = formatTime(data.at, language);
    return data.state === 'ok' ? proof.ok(time, data.seconds) : proof.late(time);
  };
  return (
    <Setting title={proof.title} text={proof.text} failed={failed} answer={answer}>
      <p className={`mt-2 font-medium ${data?.state === 'late' ? 'text-alert' : ''}`}>{say()}</p>
    </Setting>
  );
}
