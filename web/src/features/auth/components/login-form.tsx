import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import type { Credentials, User } from '../../../types/api';
import { useLoginMutation } from '../api/auth-api';
import { loginFailure } from '../login-failure';
import { PasswordField } from './password-field';

interface LoginFormProps {
  title: string;
  onSignedIn: (user: User) => void;
  onBack: () => void;
  /** The login page says what is missing in a toast instead of below the fields. */
  missingInToast?: boolean;
}

/** User name and password, and a code where the account has a second factor. */
export function LoginForm({ title, onSignedIn, onBack, missingInToast = false }: LoginFormProps) {
  const content = useContent(adminContent).login;
  const toast = useToast();
  const id = useId();
  const [login, { isLoading }] = useLoginMutation();
  const [isCodeWanted, setCodeWanted] = useState(false);
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '', code: '' },
  });

  const fail = (description: string) =>
    toast({ title: content.failed.title, description, variant: 'destructive' });

  const signIn = async ({ username, password, code }: Credentials) => {
    try {
      const { user } = await login({ username, password, ...(code && { code }) }).unwrap();
      toast(content.success(user.username));
      onSignedIn(user);
    } catch (error) {
      if (isApiError(error) && error.code === 'second_factor_required') setCodeWanted(true);
      fail(loginFailure(error, content.failed));
    }
  };

  const sayMissing = () => {
    const { title: missing, text } = content.errors.both;
    if (missingInToast) toast({ title: missing, description: text, variant: 'destructive' });
  };

  const { errors } = formState;
  return (
    <section className="mx-auto max-w-md rounded-3xl border border-line bg-ground p-6 sm:p-9">
      <h1 className="text-title">{title}</h1>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(signIn, sayMissing)(event)}
        className="mt-5 space-y-4"
      >
        <TextField
          id={`${id}-username`}
          label={content.username}
          error={errors.username?.message}
          control={{
            ...register('username', { required: content.errors.username }),
            autoComplete: 'username',
            autoCapitalize: 'none',
          }}
        />
        <PasswordField
          id={`${id}-password`}
          label={content.password}
          error={errors.password?.message}
          control={{
            ...register('password', { required: content.errors.password }),
            autoComplete: 'current-password',
          }}
        />
        {isCodeWanted && (
          <TextField
            id={`${id}-code`}
            label={content.code}
            hint={content.codeHint}
            control={{ ...register('code'), autoComplete: 'one-time-code' }}
          />
        )}
        <Button type="submit" disabled={isLoading} className="w-full">
          {isLoading ? content.submitting : content.submit}
        </Button>
        <Button variant="quiet" onClick={onBack} className="w-full">
          {content.back}
        </Button>
        <p className="text-sm text-ink-soft">{content.note}</p>
      </form>
    </section>
  );
}
