import { type FormEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button, buttonClass } from '../../../components/ui/button';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { TextField } from '../../../components/ui/field';
import { PartFailed } from '../../../components/ui/part-failed';
import { Skeleton } from '../../../components/ui/query-state';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import type { SecondFactorBegun, User } from '../../../types/api';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
} from '../api/accounts-api';
import { useAccountAttempt } from '../use-account-attempt';
import { CopyButton } from './copy-button';
import { PasswordField } from './password-field';

/** Most never set this up: what draws the code comes with the first who does. */
const QrCode = lazy(() => import('./qr-code'));

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

interface TypedProps {
  value: string;
  onType: (text: string) => void;
}

function Password({ value, onType }: TypedProps) {
  const content = useContent(accountsContent).secondFactor;
  const id = useId();
  const control = {
    value,
    autoComplete: 'current-password',
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return <PasswordField id={id} label={content.password} control={control} />;
}

function Code({ label, value, onType }: TypedProps & { label: string }) {
  const id = useId();
  const control = {
    value,
    maxLength: 40,
    autoComplete: 'one-time-code',
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return <TextField id={id} label={label} control={control} />;
}

function Begin({ onBegun }: { onBegun: (begun: SecondFactorBegun) => void }) {
  const content = useContent(accountsContent).secondFactor;
  const attempt = useAccountAttempt();
  const [password, setPassword] = useState('');
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const send = async () => {
    const begun = await attempt(begin(password).unwrap(), { failed: content.failed });
    if (begun) onBegun(begun);
  };
  return (
    <Step submit={content.begin} isBusy={isLoading} onSubmit={send}>
      <Password value={password} onType={setPassword} />
    </Step>
  );
}

interface ConfirmProps {
  begun: SecondFactorBegun;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function Confirm({ begun, onConfirmed }: ConfirmProps) {
  const content = useContent(accountsContent).secondFactor;
  const attempt = useAccountAttempt();
  const [code, setCode] = useState('');
  const [confirm, { isLoading }] = useConfirmSecondFactorMutation();
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
      <Code label={content.code} value={code} onType={setCode} />
    </Step>
  );
}

function Remove() {
  const content = useContent(accountsContent).secondFactor;
  const attempt = useAccountAttempt();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [remove, { isLoading }] = useRemoveSecondFactorMutation();
  const send = async () => {
    const proof = { currentPassword: password, code: code.trim() };
    await attempt(remove(proof).unwrap(), { done: content.isOff, failed: content.failed });
  };
  return (
    <Step submit={content.off} isBusy={isLoading} onSubmit={send}>
      <Password value={password} onType={setPassword} />
      <Code label={content.codeOrRecovery} value={code} onType={setCode} />
    </Step>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const content = useContent(accountsContent).secondFactor;
  return (
    <div className="mt-4 space-y-3 rounded-xl border-2 border-alert bg-glow-soft p-4">
      <h3 className="text-lg">{content.recoveryTitle}</h3>
      <p>{content.recoveryText}</p>
      <ul className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-lg bg-ground px-3 py-1.5">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={onDone}>{content.recoveryDone}</Button>
      </div>
    </div>
  );
}

/** Switches the second factor on, with its recovery codes shown once, and off. */
export function SecondFactor({ user }: { user: User }) {
  const content = useContent(accountsContent).secondFactor;
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const confirmed = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    setBegun(null);
  };
  const step = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (user.hasSecondFactor) return <Remove />;
    return begun ? <Confirm begun={begun} onConfirmed={confirmed} /> : <Begin onBegun={setBegun} />;
  };
  return (
    <section className="rounded-2xl border border-line p-5">
      <h2 className="text-heading">{content.title}</h2>
      <p className="mt-1 text-ink-soft">{user.hasSecondFactor ? content.onText : content.offText}</p>
      {step()}
    </section>
  );
}
