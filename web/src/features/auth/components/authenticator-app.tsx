import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button, buttonClass } from '../../../components/ui/button';
import { CopyButton } from '../../../components/ui/copy-button';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { Panel } from '../../../components/ui/panel';
import { PartFailed } from '../../../components/ui/part-failed';
import { Skeleton } from '../../../components/ui/query-state';
import { accountsContent } from '../../../content/accounts';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent } from '../../../lib/language-context';
import type { SecondFactorBegun } from '../../../types/api';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
} from '../api/accounts-api';
import { fieldFailure } from '../account-failure';
import { codesShown } from '../recovery-codes-slice';
import { usePasskeyAttempt } from '../use-passkey-attempt';
import { CodeField } from './code-field';
import { PasswordField } from './password-field';

/** Loaded late, because most users never set up an authenticator app. */
const QrCode = lazy(() => import('../../../components/ui/qr-code'));

interface StepProps {
  submit: string;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

function Step({ submit, isBusy, onSubmit, children }: StepProps) {
  const content = useContent(accountsContent).secondFactor;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form noValidate onSubmit={send} className="mt-4 max-w-md space-y-4">
      {children}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? content.beginning : submit}
      </Button>
    </form>
  );
}

/**
 * Returns a function that returns the text for a field that the server refused in the last call; undefined for other
 * fields.
 */
function useFieldFailure(failure: unknown): (field: 'currentPassword' | 'code') => string | undefined {
  const content = useContent(accountsContent);
  return (field) => fieldFailure(failure, field, content);
}

interface TypedProps {
  value: string;
  error?: string;
  onType: (text: string) => void;
}

function Password({ value, error, onType }: TypedProps) {
  const content = useContent(accountsContent).secondFactor;
  const control = {
    value,
    autoComplete: 'current-password',
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return <PasswordField label={content.password} error={error} control={control} />;
}

function Begin({ onBegun }: { onBegun: (begun: SecondFactorBegun) => void }) {
  const content = useContent(accountsContent).secondFactor;
  const attempt = usePasskeyAttempt();
  const [password, setPassword] = useState('');
  const [begin, { isLoading, error }] = useBeginSecondFactorMutation();
  const faultOf = useFieldFailure(error);
  const send = async () => {
    const begun = await attempt(begin(password).unwrap(), { failed: content.failed });
    if (begun) onBegun(begun);
  };
  return (
    <Step submit={content.begin} isBusy={isLoading} onSubmit={send}>
      <Password value={password} error={faultOf('currentPassword')} onType={setPassword} />
    </Step>
  );
}

interface ConfirmProps {
  begun: SecondFactorBegun;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function Confirm({ begun, onConfirmed }: ConfirmProps) {
  const content = useContent(accountsContent).secondFactor;
  const attempt = usePasskeyAttempt();
  const [code, setCode] = useState('');
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const faultOf = useFieldFailure(error);
  const send = async () => {
    const words = { done: content.isOn, failed: content.failed };
    const answer = await attempt(confirm(code.trim()).unwrap(), words);
    if (answer) onConfirmed(answer.recoveryCodes);
  };
  return (
    <Step submit={content.confirm} isBusy={isLoading} onSubmit={send}>
      <div className="space-y-2">
        <p>{content.scan}</p>
        <ErrorBoundary fallback={<PartFailed />}>
          <div className="size-52 rounded-xl border border-line bg-ground p-2">
            <Suspense fallback={<Skeleton className="size-full" />}>
              <QrCode text={begun.otpauthUrl} label={content.qrLabel} />
            </Suspense>
          </div>
        </ErrorBoundary>
        <p>{content.add}</p>
        <p className="rounded-xl bg-band p-3 font-mono text-lg break-all">
          {begun.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={begun.secret} />
          <a href={begun.otpauthUrl} className={buttonClass('quiet')}>
            {content.open}
          </a>
        </div>
      </div>
      <CodeField factors={['totp']} value={code} error={faultOf('code')} onType={setCode} />
    </Step>
  );
}

function Remove() {
  const content = useContent(accountsContent).secondFactor;
  const attempt = usePasskeyAttempt();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [remove, { isLoading, error }] = useRemoveSecondFactorMutation();
  const faultOf = useFieldFailure(error);
  const send = async () => {
    const proof = { currentPassword: password, code: code.trim() };
    await attempt(remove(proof).unwrap(), { done: content.isOff, failed: content.failed });
  };
  return (
    <Step submit={content.off} isBusy={isLoading} onSubmit={send}>
      <Password value={password} error={faultOf('currentPassword')} onType={setPassword} />
      <CodeField factors={['totp', 'recovery']} value={code} error={faultOf('code')} onType={setCode} />
    </Step>
  );
}

interface AuthenticatorAppProps {
  isOn: boolean;
  hasCodes: boolean;
}

export function AuthenticatorApp({ isOn, hasCodes }: AuthenticatorAppProps) {
  const content = useContent(accountsContent).secondFactor;
  const dispatch = useDispatch();
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null);
  const confirmed = (recoveryCodes: string[]) => {
    dispatch(codesShown(recoveryCodes));
    setBegun(null);
  };
  const place = useFocusWhenLost<HTMLDivElement>(isOn ? 'on' : begun ? 'begun' : 'off');
  const step = () => {
    if (isOn) return <Remove />;
    return begun ? <Confirm begun={begun} onConfirmed={confirmed} /> : <Begin onBegun={setBegun} />;
  };
  return (
    <Panel level={3} title={content.title} text={isOn ? content.onText : content.offText}>
      {!isOn && hasCodes && <p className="mt-3 max-w-prose font-semibold">{content.replacesCodes}</p>}
      <div ref={place} tabIndex={-1} className="outline-none">
        {step()}
      </div>
    </Panel>
  );
}
