import { Checkbox } from '../../../components/ui/checkbox';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useContent } from '../../../lib/language-context';
import { connectionType } from './device';
import type { QueueSettings } from './queue-settings';
import { useQueue, useQueueState } from './use-picture-queue';

interface OptionProps {
  name: keyof QueueSettings;
  label: string;
}

function Option({ name, label }: OptionProps) {
  const queue = useQueue();
  const { settings } = useQueueState();
  return (
    <Checkbox
      checked={settings[name]}
      onChange={({ target }) => void queue.set({ [name]: target.checked })}
      label={label}
    />
  );
}

export function QueueOptions() {
  const words = useContent(pictureQueueContent);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline">
        {words.settings}
      </summary>
      <Option name="areNewFirst" label={words.newFirst} />
      <Option name="areOriginalsWanted" label={words.originals} />
      {connectionType() !== undefined && <Option name="isWifiOnly" label={words.wifiOnly} />}
    </details>
  );
}
