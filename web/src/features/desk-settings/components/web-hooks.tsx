import { hooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { useContent } from '../../../lib/language-context';
import { useGetWebHooksQuery } from '../api/desk-settings-api';
import { AddWebHook } from './add-web-hook';
import { Setting } from '../../../components/ui/setting';
import { WebHookRow } from './web-hook-row';

export function WebHooks() {
  const { hooks } = useContent(hooksAndDevicesContent);
  const answer = useGetWebHooksQuery();
  return (
    <Setting title={hooks.title} text={hooks.text} failed={hooks.failed} answer={answer}>
      {answer.data?.length === 0 && <p className="mt-3 font-medium">{hooks.none}</p>}
      <ul className="divide-y divide-line">
        {answer.data?.map((hook) => (
          <WebHookRow key={hook.id} hook={hook} />
        ))}
      </ul>
      <AddWebHook />
    </Setting>
  );
}
