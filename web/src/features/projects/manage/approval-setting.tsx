import { Setting } from '../../../components/ui/setting';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { useAttempt } from '../../../hooks/use-attempt';
import { useContent } from '../../../lib/language-context';
import { useGetLibrarySettingsQuery, useSaveLibrarySettingsMutation } from '../api/manage-api';
import { changeFailure } from './change-failure';

export function ApprovalSetting() {
  const images = useContent(imagesContent);
  const { setting } = useContent(libraryContent);
  const answer = useGetLibrarySettingsQuery();
  const attempt = useAttempt((failure) => changeFailure(failure, images));
  const [save, { isLoading }] = useSaveLibrarySettingsMutation();
  return (
    <Setting title={setting.title} text={setting.text} failed={setting.failed} answer={answer}>
      <label className="mt-3 flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={answer.data?.crewWaits ?? false}
          disabled={isLoading}
          onChange={({ target }) => {
            const words = { done: target.checked ? setting.on : setting.off, failed: setting.notSaved };
            void attempt(save({ crewWaits: target.checked }).unwrap(), words);
          }}
          className="size-5 accent-primary"
        />
        {setting.label}
      </label>
    </Setting>
  );
}
