import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { securityContent } from '../../../content/security';
import { isApiError } from '../../../lib/api-error';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useChangePasswordMutation } from '../api/auth-api';
import { waitFailure } from '../security-failure';
import { PasswordField } from './password-field';

export const passwordHeadingId = 'change-password';

/** Minimum lengths of a password in the browser's check, by rule. The server always requires eight characters. */
const minLengths = { short: 8, shorter: 6 };

interface PasswordValues {
  current: string;
  next: string;
  confirm: string;
}

const fields = ['current', 'next', 'confirm'] as const;

interface ChangePasswordFormProps {
  onSubmitted: () => void;
  /** Name of the minimum length that applies, and of the message for a shorter password. */
  rule?: keyof typeof minLengths;
}

/** The form's field names by the names that the server uses. */
const serverNames = { currentPassword: 'current', newPassword: 'next' } as const;

type SettingsWords = (typeof adminContent)['en']['settings'];

function faultOf(values: PasswordValues, rule: keyof typeof minLengths, content: SettingsWords) {
  const [empty] = fields.filter((field) => !values[field]);
  if (empty) return { field: empty, ...content.missing };
  if (values.next !== values.confirm) return { field: 'confirm' as const, ...content.mismatch };
  return values.next.length < minLengths[rule] ? { field: 'next' as const, ...content[rule] } : null;
}

export function ChangePasswordForm({ onSubmitted, rule = 'short' }: ChangePasswordFormProps) {
  const { settings: content, login } = useContent(adminContent);
  const security = useContent(securityContent);
  const language = useLanguage();
  const toast = useToast();
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordValues>({
    defaultValues: { current: '', next: '', confirm: '' },
  });

  const { errors } = formState;

  const explain = (error: unknown) => {
    const found = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
    for (const [name, { code }] of found) {
      const field = serverNames[name as keyof typeof serverNames];
      const message = content.faults[code] ?? content.tryAgain;
      if (field) setError(field, { message }, { shouldFocus: true });
    }
    const own = found.map(([, { code }]) => content.faults[code]).find((text) => text !== undefined);
    const { code = '', error: text } = isApiError(error) ? error : {};
    const ofWhole = waitFailure(error, security, language) ?? login.failed.answers[code] ?? text;
    return own ?? ofWhole ?? content.tryAgain;
  };

  const change = async (values: PasswordValues) => {
    const wrong = faultOf(values, rule, content);
    if (wrong) {
      const { field, title, description } = wrong;
      toast({ title, description, variant: 'destructive' });
      setError(field, { message: description }, { shouldFocus: true });
      return;
    }
    try {
      await changePassword({ currentPassword: values.current, newPassword: values.next }).unwrap();
      reset();
      toast({ ...content.changed, variant: 'success' });
      onSubmitted();
    } catch (error) {
      toast({ title: content.failed, description: explain(error), variant: 'destructive' });
    }
  };

  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <h2 id={passwordHeadingId} tabIndex={-1} className="scroll-mt-4 text-heading">
        {content.passwordTitle}
      </h2>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(change)(event)}
        className="mt-3 max-w-md space-y-4"
      >
        <PasswordField
          label={content.current}
          error={errors.current?.message}
          control={{ ...register('current'), autoComplete: 'current-password' }}
        />
        <PasswordField
          label={content.next}
          error={errors.next?.message}
          hint={content.nextHint}
          control={{ ...register('next'), autoComplete: 'new-password' }}
        />
        <PasswordField
          label={content.confirm}
          error={errors.confirm?.message}
          control={{ ...register('confirm'), autoComplete: 'new-password' }}
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? content.submitting : content.submit}
        </Button>
      </form>
    </section>
  );
}
