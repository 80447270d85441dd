import { Checkbox } from '../../../components/ui/checkbox';
import { Setting } from '../../../components/ui/setting';
import { libraryContent } from '../../../content/library';
import { useContent } from '../../../lib/language-context';
import { useGetLibrarySettingsQuery, useSaveLibrarySettingsMutation } from '../api/manage-api';
import { usePictureAttempt } from './use-picture-attempt';

export function ApprovalSetting() {
  const { setting } = useContent(libraryContent);
  const answer = useGetLibrarySettingsQuery();
  const attempt = usePictureAttempt();
  const [save, { isLoading }] = useSaveLibrarySettingsMutation();
  return (
    <Setting title={setting.title} text={setting.text} failed={setting.failed} answer={answer}>
      <Checkbox
        checked={answer.data?.crewWaits ?? false}
        disabled={isLoading}
        onChange={({ target }) => {
          const words = { done: target.checked ? setting.on : setting.off, failed: setting.notSaved };
          void attempt(save({ crewWaits: target.checked }).unwrap(), words);
        }}
        className="mt-3 gap-3 font-medium"
        label={setting.label}
      />
    </Setting>
  );
}
