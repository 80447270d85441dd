import { deskSettingsContent } from '../../../content/desk-settings';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useGetProofQuery } from '../../../lib/lead-api';
import { Setting } from '../../../components/ui/setting';

export function LastDailyTest() {
  const { proof, failed } = useContent(deskSettingsContent);
  const language = useLanguage();
  const answer = useGetProofQuery();
  const { data } = answer;
  const say = () => {
    if (data?.state === 'off') return proof.off;
    if (!data?.at) return data?.state === 'late' ? proof.missing : proof.none;
    const time = formatTime(data.at, language);
    if (data.state === 'late') return proof.late(time);
    if (data.state === 'none') return proof.underWay(time);
    return proof.ok(time, (data.seconds ?? 0).toLocaleString(language));
  };
  return (
    <Setting title={proof.title} text={proof.text} failed={failed} answer={answer}>
      <p className={`mt-2 font-medium ${data?.state === 'late' ? 'text-alert' : ''}`}>{say()}</p>
    </Setting>
  );
}
