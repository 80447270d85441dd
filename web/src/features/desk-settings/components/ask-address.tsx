import { isEmailAddress } from '@sandhill/company/email-address.js';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { TextField } from '../../../components/ui/field';
import { mailAddressesContent, type MailAddressesContent } from '../../../content/mail-addresses';
import { isApiError } from '../../../lib/api-error';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { MailAddress } from '../../../types/api';
import { useAskMailAddressMutation } from '../api/desk-settings-api';
import { useSettingsAttempt } from '../use-settings-attempt';

interface AskAddressProps {
  name: MailAddress['name'];
  onAsked: () => void;
  onCancel: () => void;
}

function emailFault(
  error: unknown,
  { badEmail, noServer, refused }: MailAddressesContent,
): string | undefined {
  if (!isApiError(error)) return undefined;
  const code = error.fields?.['email']?.code;
  if (code) return code === 'no_mail_server' ? noServer : badEmail;
  const answer =
    error.code === 'mail_not_accepted' && (error.answer as { serverAnswer?: string }).serverAnswer;
  return answer ? refused(String(answer)) : undefined;
}

export function AskAddress({ name, onAsked, onCancel }: AskAddressProps) {
  const content = useContent(mailAddressesContent);
  const attempt = useSettingsAttempt();
  const [ask, { error, isLoading }] = useAskMailAddressMutation();
  const form = useForm({ defaultValues: { email: '' } });
  const { register, formState } = form;
  const { formProps, forget } = useHookFormDraft(`mail-address-${name}`, form);
  const submit = async ({ email }: { email: string }) => {
    const asked = await attempt(ask({ name, email: email.trim() }).unwrap(), { failed: content.notSent });
    if (!asked) return;
    forget();
    onAsked();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <form {...formProps(submit)} className="mt-2 space-y-3">
      <TextField
        label={content.email}
        error={formState.errors.email?.message ?? emailFault(error, content)}
        control={{
          ...register('email', { validate: (text) => isEmailAddress(text.trim()) || content.badEmail }),
          type: 'email',
          maxLength: 254,
          autoComplete: 'off',
          autoFocus: true,
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isLoading}>
          {isLoading ? content.sending : content.send}
        </Button>
        <CancelButton variant="quiet" onClick={cancel} />
      </div>
    </form>
  );
}
