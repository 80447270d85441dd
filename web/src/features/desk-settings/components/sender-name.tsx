import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { deskSettingsContent } from '../../../content/desk-settings';
import { mailAddressesContent } from '../../../content/mail-addresses';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { MailAddresses } from '../../../types/api';
import { useNameMailSenderMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';

export function SenderName({ senderName, sender }: Pick<MailAddresses, 'senderName' | 'sender'>) {
  const { save, saving, saved, notSaved } = useContent(deskSettingsContent);
  const content = useContent(mailAddressesContent);
  const attempt = useSettingsAttempt();
  const [nameSender, { isLoading }] = useNameMailSenderMutation();
  const form = useForm({ values: { name: senderName ?? '' } });
  const { register, formState } = form;
  const { formProps, forget } = useHookFormDraft('mail-sender', form);
  const submit = async ({ name }: { name: string }) => {
    const words = { done: saved, failed: notSaved };
    if (await attempt(nameSender(name.trim() || null).unwrap(), words)) forget();
  };
  return (
    <form {...formProps(submit)} className="mt-3 space-y-3 border-t border-line pt-4">
      <TextField
        label={content.sender}
        hint={content.senderHint(sender)}
        error={formState.errors.name?.message}
        className="max-w-md"
        control={{
          ...register('name', { validate: (text) => !/[<>"@]/.test(text) || content.badName }),
          maxLength: 78,
          autoComplete: 'organization',
        }}
      />
      <Button type="submit" disabled={isLoading}>
        {isLoading ? saving : save}
      </Button>
    </form>
  );
}
