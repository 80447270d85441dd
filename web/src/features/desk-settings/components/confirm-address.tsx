import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { mailAddressesContent } from '../../../content/mail-addresses';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import type { MailAddress } from '../../../types/api';
import { useConfirmMailAddressMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';

interface ConfirmAddressProps {
  name: MailAddress['name'];
  email: string;
  onAnother: () => void;
}

export function ConfirmAddress({ name, email, onAnother }: ConfirmAddressProps) {
  const content = useContent(mailAddressesContent);
  const { codeFaults } = content;
  const attempt = useSettingsAttempt();
  const [confirm, { error, isLoading }] = useConfirmMailAddressMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const fault = isApiError(error) ? error.fields?.['code'] : undefined;
  const submit = ({ code }: { code: string }) =>
    attempt(confirm({ name, code }).unwrap(), { done: content.confirmed, failed: content.notConfirmed });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="mt-2 space-y-3">
      <p className="reading-width wrap-anywhere rounded-xl bg-info p-3">{content.waiting(email)}</p>
      <TextField
        label={content.code}
        error={formState.errors.code?.message ?? (fault && (codeFaults[fault.code] ?? fault.message))}
        className="max-w-xs"
        control={{
          ...register('code', {
            validate: (text) => /^\d{6}$/.test(text.replaceAll(/\s/g, '')) || codeFaults['invalid_code'],
          }),
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          maxLength: 9,
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isLoading}>
          {isLoading ? content.confirming : content.confirm}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {content.another}
        </Button>
      </div>
    </form>
  );
}
