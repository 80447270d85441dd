import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { useToast } from '../../../components/ui/toast/use-toast';
import { accountLinksContent } from '../../../content/account-links';
import { adminContent } from '../../../content/admin';
import { securityContent } from '../../../content/security';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Credentials, User } from '../../../types/api';
import { useLoginMutation, usePasskeySignInMutation } from '../api/auth-api';
import type { PendingSignIn } from '../pending-sign-in';
import { loginFailure, refusalOf } from '../login-failure';
import { addressAllowsPasskeys, browserKnowsPasskeys } from '../passkey-ceremony';
import { isReplaced, passkeyFailure, waitFailure } from '../security-failure';
import { usePasskeysInFields } from '../use-passkeys-in-fields';
import { FormNotice } from './form-notice';
import { Or, PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';

interface PasswordStepProps {
  title: string;
  missingInToast: boolean;
  onSecondFactorRequired: (pending: PendingSignIn) => void;
  onSignedIn: (user: User) => void;
  onForgotten: () => void;
  onBack: () => void;
}

function useSignIn({
  onSecondFactorRequired,
  onSignedIn,
}: Pick<PasswordStepProps, 'onSecondFactorRequired' | 'onSignedIn'>) {
  const content = useContent(adminContent).login;
  const security = useContent(securityContent);
  const language = useLanguage();
  const toast = useToast();
  const [notice, setNotice] = useState<string>();
  const [login, { isLoading }] = useLoginMutation();
  const [passkeySignIn, { isLoading: isPasskeyUsed }] = usePasskeySignInMutation();

  const fail = (error: unknown) => {
    if (isReplaced(error)) return;
    const lasting = waitFailure(error, security, language) ?? passkeyFailure(error, security);
    setNotice(lasting);
    if (lasting) return;
    toast({
      title: content.failed.title,
      description: loginFailure(error, content.failed),
      variant: 'destructive',
    });
  };

  const signIn = async ({ username, password }: Credentials) => {
    setNotice(undefined);
    const credentials = { username, password };
    try {
      onSignedIn((await login(credentials).unwrap()).user);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'second_factor_required') onSecondFactorRequired({ credentials, refusal });
      else fail(error);
    }
  };

  const signInByPasskey = async () => {
    setNotice(undefined);
    try {
      onSignedIn((await passkeySignIn({}).unwrap()).user);
    } catch (error) {
      fail(error);
    }
  };

  usePasskeysInFields({ isBusy: isPasskeyUsed, onSignedIn, onFailed: fail });
  return { notice, isLoading, isPasskeyUsed, signIn, signInByPasskey };
}

export function PasswordStep({
  title,
  missingInToast,
  onSecondFactorRequired,
  onSignedIn,
  onForgotten,
  onBack,
}: PasswordStepProps) {
  const content = useContent(adminContent).login;
  const security = useContent(securityContent);
  const links = useContent(accountLinksContent);
  const toast = useToast();
  const { notice, isLoading, isPasskeyUsed, signIn, signInByPasskey } = useSignIn({
    onSecondFactorRequired,
    onSignedIn,
  });
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });

  const sayMissing = () => {
    const { title: missing, text } = content.errors.both;
    if (missingInToast) toast({ title: missing, description: text, variant: 'destructive' });
  };

  const { errors } = formState;
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(signIn, sayMissing)(event)}
        className="mt-5 space-y-4"
      >
        <TextField
          label={content.username}
          error={errors.username?.message}
          control={{
            ...register('username', { required: content.errors.username }),
            autoComplete: 'username webauthn',
            autoCapitalize: 'none',
          }}
        />
        <PasswordField
          label={content.password}
          error={errors.password?.message}
          control={{
            ...register('password', { required: content.errors.password }),
            autoComplete: 'current-password',
          }}
        />
        <FormNotice text={notice} />
        <Button type="submit" disabled={isLoading} className="w-full">
          {isLoading ? content.submitting : content.submit}
        </Button>
        {browserKnowsPasskeys() && addressAllowsPasskeys() && (
          <>
            <Or />
            <PasskeyButton
              label={security.passkey.use}
              variant="outline"
              isBusy={isPasskeyUsed}
              onPress={() => void signInByPasskey()}
            />
          </>
        )}
        <Button variant="quiet" onClick={onForgotten} className="w-full">
          {links.forgot.link}
        </Button>
        <Button variant="quiet" onClick={onBack} className="w-full">
          {content.back}
        </Button>
        <p className="text-sm text-ink-soft">{content.note}</p>
      </form>
    </>
  );
}
