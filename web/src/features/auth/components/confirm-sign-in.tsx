import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { accountsContent } from '../../../content/accounts';
import { securityContent } from '../../../content/security';
import { isApiError } from '../../../lib/api-error';
import { confirmationEnded, selectIsConfirmationAsked } from '../../../lib/fresh-sign-in';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Confirmation, ConfirmationOptions } from '../../../types/api';
import { fieldFailure } from '../account-failure';
import {
  useConfirmSessionByPasskeyMutation,
  useConfirmSessionMutation,
  useGetConfirmationOptionsQuery,
} from '../api/passkeys-api';
import { browserKnowsPasskeys } from '../passkey-ceremony';
import { isReplaced, passkeyFailure, waitFailure } from '../security-failure';
import { CodeField } from './code-field';
import { FormNotice } from './form-notice';
import { Or, PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';

interface QuestionProps {
  onEnd: (isConfirmed: boolean) => void;
}

type Faults = Partial<Record<'currentPassword' | 'code' | 'whole', string>>;

function useProof(onEnd: QuestionProps['onEnd']) {
  const content = useContent(securityContent);
  const accounts = useContent(accountsContent);
  const language = useLanguage();
  const [faults, setFaults] = useState<Faults>({});
  const [confirm, { isLoading: isSending }] = useConfirmSessionMutation();
  const [confirmByPasskey, { isLoading: isPasskeyUsed }] = useConfirmSessionByPasskeyMutation();
  const whole = (error: unknown) =>
    waitFailure(error, content, language) ?? passkeyFailure(error, content) ?? content.confirm.failed;
  const explain = (error: unknown): Faults => {
    const currentPassword = fieldFailure(error, 'currentPassword', accounts);
    const code = fieldFailure(error, 'code', accounts);
    return currentPassword || code ? { currentPassword, code } : { whole: whole(error) };
  };
  const attempt = async (proving: Promise<unknown>) => {
    setFaults({});
    try {
      await proving;
      onEnd(true);
    } catch (error) {
      // A session that has ended cannot be confirmed.
      if (isApiError(error) && error.code === 'not_authenticated') onEnd(false);
      else if (!isReplaced(error)) setFaults(explain(error));
    }
  };
  return {
    faults,
    setFaults,
    isSending,
    isPasskeyUsed,
    send: (proof: Confirmation) => attempt(confirm(proof).unwrap()),
    sendPasskey: () => attempt(confirmByPasskey().unwrap()),
  };
}

function Proof({ options, onEnd }: QuestionProps & { options: ConfirmationOptions }) {
  const content = useContent(securityContent);
  const { faults, setFaults, isSending, isPasskeyUsed, send, sendPasskey } = useProof(onEnd);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { factors, challengeId } = options;
  const canUsePasskey = challengeId !== null && browserKnowsPasskeys();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    const missing = {
      ...(!password && { currentPassword: content.confirm.missing }),
      ...(factors.length > 0 && !typed && { code: content.confirm.missingCode }),
    };
    if (Object.keys(missing).length > 0) setFaults(missing);
    else void send({ currentPassword: password, ...(typed && { code: typed }) });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4">
      <FormNotice text={faults.whole} />
      {canUsePasskey && (
        <>
          <PasskeyButton
            label={content.passkey.use}
            isBusy={isPasskeyUsed}
            isFocused
            onPress={() => void sendPasskey()}
          />
          <Or />
        </>
      )}
      <PasswordField
        label={content.confirm.password}
        error={faults.currentPassword}
        control={{
          value: password,
          autoComplete: 'current-password',
          autoFocus: !canUsePasskey,
          onChange: (event) => setPassword(event.target.value),
        }}
      />
      {factors.length > 0 && (
        <CodeField factors={factors} value={code} error={faults.code} onType={setCode} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton variant="quiet" onClick={() => onEnd(false)} />
        <Button type="submit" variant={canUsePasskey ? 'outline' : 'primary'} disabled={isSending}>
          {isSending ? content.confirm.submitting : content.confirm.submit}
        </Button>
      </div>
    </form>
  );
}

function Question({ onEnd }: QuestionProps) {
  const { confirm } = useContent(securityContent);
  const { data, isError, error, refetch } = useGetConfirmationOptionsQuery();
  const hasLeft = isApiError(error) && error.code === 'not_authenticated';
  useEffect(() => {
    if (hasLeft) onEnd(false);
  }, [hasLeft, onEnd]);
  return (
    <Dialog title={confirm.title} description={confirm.text} isSticky onClose={() => onEnd(false)}>
      {data && <Proof options={data} onEnd={onEnd} />}
      {!data && !isError && <Skeleton className="mt-4 h-48" />}
      {isError && (
        <div className="mt-4">
          <Notice title={confirm.notLoaded} onRetry={() => void refetch()} />
        </div>
      )}
    </Dialog>
  );
}

/**
 * Asks for a password or passkey when a call requires a recent sign-in. Afterwards, the call is repeated. If the user
 * cancels, the call fails.
 */
export function ConfirmSignIn() {
  const dispatch = useDispatch();
  const isAsked = useSelector(selectIsConfirmationAsked);
  useEffect(() => () => void dispatch(confirmationEnded(false)), [dispatch]);
  const [end] = useState(() => (isConfirmed: boolean) => void dispatch(confirmationEnded(isConfirmed)));
  return isAsked ? <Question onEnd={end} /> : null;
}
