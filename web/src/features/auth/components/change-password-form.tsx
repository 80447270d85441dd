import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { useChangePasswordMutation } from '../api/auth-api';
import { PasswordField } from './password-field';

/** Where links to the form lead. */
export const passwordHeadingId = 'change-password';

/** The two forms ask for lengths of their own; the server for eight, whichever sends. */
const minLengths = { short: 8, shorter: 6 };

interface PasswordValues {
  current: string;
  next: string;
  confirm: string;
}

interface ChangePasswordFormProps {
  onSubmitted: () => void;
  /** Which message a password gets that is too short, and from which length on. */
  rule?: keyof typeof minLengths;
}

/** Changes the password. What is wrong is said in a toast; the fields empty when it has been changed. */
export function ChangePasswordForm({ onSubmitted, rule = 'short' }: ChangePasswordFormProps) {
  const content = useContent(adminContent).settings;
  const toast = useToast();
  const id = useId();
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const { register, handleSubmit, reset } = useForm<PasswordValues>({
    defaultValues: { current: '', next: '', confirm: '' },
  });

  const fault = ({ current, next, confirm }: PasswordValues) => {
    if (!current || !next || !confirm) return content.missing;
    if (next !== confirm) return content.mismatch;
    return next.length < minLengths[rule] ? content[rule] : null;
  };

  const explain = (error: unknown) => {
    const fields = isApiError(error) ? Object.values(error.fields ?? {}) : [];
    const own = fields.map((field) => content.faults[field.code]).find((text) => text !== undefined);
    return own ?? (isApiError(error) ? error.error : undefined) ?? content.tryAgain;
  };

  const change = async (values: PasswordValues) => {
    const wrong = fault(values);
    if (wrong) {
      toast({ ...wrong, variant: 'destructive' });
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
          id={`${id}-current`}
          label={content.current}
          control={{ ...register('current'), autoComplete: 'current-password' }}
        />
        <PasswordField
          id={`${id}-next`}
          label={content.next}
          hint={content.nextHint}
          control={{ ...register('next'), autoComplete: 'new-password' }}
        />
        <PasswordField
          id={`${id}-confirm`}
          label={content.confirm}
          control={{ ...register('confirm'), autoComplete: 'new-password' }}
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? content.submitting : content.submit}
        </Button>
      </form>
    </section>
  );
}
