import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { adminContent } from '../../../content/admin';
import { securityContent } from '../../../content/security';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { useLoginMutation, usePasskeySignInMutation } from '../api/auth-api';
import type { PendingSignIn } from '../pending-sign-in';
import { loginFailure, refusalOf } from '../login-failure';
import { browserKnowsPasskeys } from '../passkey-ceremony';
import { isReplaced, passkeyFailure, waitFailure } from '../security-failure';
import { CodeField } from './code-field';
import { FormNotice } from './form-notice';
import { Or, PasskeyButton } from './passkey-button';

interface SecondStepProps {
  pending: PendingSignIn;
  onAskedAgain: (pending: PendingSignIn) => void;
  onSignedIn: (user: User) => void;
  onBack: () => void;
}

function useSecondStep({ pending, onAskedAgain, onSignedIn }: Omit<SecondStepProps, 'onBack'>) {
  const { failed } = useContent(adminContent).login;
  const security = useContent(securityContent);
  const language = useLanguage();
  const { credentials, refusal } = pending;
  const [notice, setNotice] = useState<string>();
  const [codeError, setCodeError] = useState<string>();
  const [isQuestionUsed, setQuestionUsed] = useState(false);
  const [login, { isLoading }] = useLoginMutation();
  const [passkeySignIn, { isLoading: isPasskeyUsed }] = usePasskeySignInMutation();

  const fail = (error: unknown) => {
    if (isReplaced(error)) return;
    if (refusalOf(error)?.code === 'second_factor_invalid') setCodeError(failed.second_factor_invalid);
    else
      setNotice(
        waitFailure(error, security, language) ??
          passkeyFailure(error, security) ??
          loginFailure(error, failed),
      );
  };
  const clear = () => {
    setNotice(undefined);
    setCodeError(undefined);
  };
  const sendCode = async (code: string) => {
    clear();
    if (!code) {
      setCodeError(security.secondStep.missing);
      return;
    }
    try {
      onSignedIn((await login({ ...credentials, code }).unwrap()).user);
    } catch (error) {
      fail(error);
    }
  };
  /**
   * Returns a challenge for the passkey. A challenge can be used only once, so after a failure the password is sent
   * again to get another one.
   */
  const question = async () => {
    if (!isQuestionUsed) return refusal.passkey;
    const asked = await login(credentials);
    const again = refusalOf(asked.error);
    if (again?.code !== 'second_factor_required') throw asked.error;
    onAskedAgain({ credentials, refusal: again });
    return again.passkey;
  };
  const signInByPasskey = async () => {
    clear();
    try {
      const asked = await question();
      setQuestionUsed(true);
      onSignedIn((await passkeySignIn({ question: asked }).unwrap()).user);
    } catch (error) {
      fail(error);
    }
  };
  return { notice, codeError, isSending: isLoading, isPasskeyUsed, sendCode, signInByPasskey };
}

/**
 * The second step of signing in, after a correct password. It is not styled as an error, because nothing has failed.
 */
export function SecondStep({ onBack, ...props }: SecondStepProps) {
  const content = useContent(securityContent);
  const { credentials, refusal } = props.pending;
  const factors = refusal.factors ?? ['totp', 'recovery'];
  const [code, setCode] = useState('');
  const step = useSecondStep(props);
  const canUsePasskey = refusal.passkey !== undefined && browserKnowsPasskeys();
  const canUseCode = factors.includes('totp') || factors.includes('recovery');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void step.sendCode(code.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div>
        <h1 className="text-title">{content.secondStep.title}</h1>
        <p className="mt-2 break-words">{content.secondStep.text(credentials.username)}</p>
      </div>
      <FormNotice text={step.notice} />
      {canUsePasskey && (
        <PasskeyButton
          label={content.passkey.use}
          isBusy={step.isPasskeyUsed}
          isFocused
          onPress={() => void step.signInByPasskey()}
        />
      )}
      {canUsePasskey && canUseCode && <Or />}
      {canUseCode && (
        <>
          <CodeField
            factors={factors}
            value={code}
            error={step.codeError}
            isFocused={!canUsePasskey}
            onType={setCode}
          />
          <Button
            type="submit"
            variant={canUsePasskey ? 'outline' : 'primary'}
            disabled={step.isSending}
            className="w-full"
          >
            {step.isSending ? content.secondStep.submitting : content.secondStep.submit}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onBack} className="w-full">
        {content.secondStep.back}
      </Button>
    </form>
  );
}
