import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { TextField } from '../../../components/ui/field';
import { Setting } from '../../../components/ui/setting';
import { accountsContent } from '../../../content/accounts';
import { securityContent } from '../../../content/security';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent } from '../../../lib/language-context';
import { useAddPasskeyMutation, useGetPasskeysQuery } from '../api/passkeys-api';
import { browserName } from '../../../lib/browser-name';
import { addressAllowsPasskeys, browserKnowsPasskeys } from '../passkey-ceremony';
import { maxPasskeyNameLength } from '../passkey-name';
import { codesShown } from '../recovery-codes-slice';
import { usePasskeyAttempt } from '../use-passkey-attempt';
import { PasskeyButton } from './passkey-button';
import { PasskeyRow } from './passkey-row';

function AddPasskey() {
  const { passkeys } = useContent(securityContent);
  const { codes } = useContent(accountsContent);
  const dispatch = useDispatch();
  const attempt = usePasskeyAttempt();
  const [suggested] = useState(() => browserName(navigator.userAgent) ?? passkeys.unknownDevice);
  const [name, setName] = useDraft('passkey', suggested);
  const [isMissing, setMissing] = useState(false);
  const [addPasskey, { isLoading }] = useAddPasskeyMutation();
  const add = async () => {
    setMissing(!name.trim());
    if (!name.trim()) return;
    const words = { done: passkeys.isAdded, failed: passkeys.notAdded };
    const added = await attempt(addPasskey(name.trim()).unwrap(), words);
    if (!added) return;
    setName(suggested);
    if (added.recoveryCodes) dispatch(codesShown(added.recoveryCodes));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void add();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 max-w-md space-y-4">
      <TextField
        label={passkeys.name}
        hint={passkeys.nameHint}
        error={isMissing && !name.trim() ? codes['required'] : undefined}
        control={{
          value: name,
          maxLength: maxPasskeyNameLength,
          autoComplete: 'off',
          onChange: (event) => setName(event.target.value),
        }}
      />
      <PasskeyButton
        label={passkeys.add}
        busyLabel={passkeys.adding}
        isBusy={isLoading}
        onPress={() => void add()}
      />
    </form>
  );
}

function NotHere({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-3 max-w-prose rounded-xl bg-info p-4">
      <p className="font-medium">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}

export function Passkeys({ hasAuthenticatorApp }: { hasAuthenticatorApp: boolean }) {
  const { passkeys } = useContent(securityContent);
  const { failed } = useContent(accountsContent);
  const answer = useGetPasskeysQuery();
  const { data } = answer;
  const own = data?.passkeys ?? [];
  const isHere = data?.isAvailable === true && addressAllowsPasskeys();
  return (
    <Setting level={3} title={passkeys.title} text={passkeys.text} failed={failed} answer={answer}>
      {own.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {own.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLastFactor={own.length === 1 && !hasAuthenticatorApp}
            />
          ))}
        </ul>
      )}
      {data && isHere && own.length === 0 && <p className="mt-3">{passkeys.none}</p>}
      {data && !isHere && <NotHere title={passkeys.unavailable} text={passkeys.unavailableText} />}
      {isHere && !browserKnowsPasskeys() && (
        <NotHere title={passkeys.unavailable} text={passkeys.unsupported} />
      )}
      {isHere && browserKnowsPasskeys() && <AddPasskey />}
    </Setting>
  );
}
