import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Dialog } from '../../../components/ui/dialog';
import { TextField } from '../../../components/ui/field';
import { accountsContent } from '../../../content/accounts';
import { securityContent } from '../../../content/security';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Passkey } from '../../../types/api';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '../api/passkeys-api';
import { usePasskeyAttempt } from '../use-passkey-attempt';
import { maxPasskeyNameLength } from '../passkey-name';

interface PasskeyRowProps {
  passkey: Passkey;
  isLastFactor: boolean;
}

function RenamePasskey({ passkey, onClose: leave }: { passkey: Passkey; onClose: () => void }) {
  const { passkeys } = useContent(securityContent);
  const { codes } = useContent(accountsContent);
  const attempt = usePasskeyAttempt();
  const [renamePasskey, { isLoading }] = useRenamePasskeyMutation();
  const form = useForm({ defaultValues: { name: passkey.name } });
  const { register, formState } = form;
  const { formProps, forget } = useHookFormDraft(`passkey/${passkey.id}`, form);
  const onClose = () => {
    forget();
    leave();
  };
  const save = async ({ name }: { name: string }) => {
    const words = { done: passkeys.isRenamed, failed: passkeys.notChanged };
    if (await attempt(renamePasskey({ id: passkey.id, name: name.trim() }).unwrap(), words)) onClose();
  };
  return (
    <Dialog title={passkeys.renameOf(passkey.name)} onClose={onClose}>
      <form {...formProps(save)} className="mt-4 space-y-4">
        <TextField
          label={passkeys.name}
          error={formState.errors.name?.message}
          control={{
            ...register('name', { validate: (name) => name.trim() !== '' || codes['required'] }),
            maxLength: maxPasskeyNameLength,
            autoComplete: 'off',
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton onClick={onClose} />
          <Button type="submit" disabled={isLoading}>
            {isLoading ? passkeys.saving : passkeys.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function PasskeyRow({ passkey, isLastFactor }: PasskeyRowProps) {
  const { passkeys } = useContent(securityContent);
  const language = useLanguage();
  const attempt = usePasskeyAttempt();
  const [isRenaming, setRenaming] = useState(false);
  const [removePasskey] = useRemovePasskeyMutation();
  const { id, name, createdAt, lastUsedAt, isBackedUp } = passkey;
  const facts = [
    passkeys.made(formatTime(createdAt, language)),
    lastUsedAt ? passkeys.used(formatTime(lastUsedAt, language)) : passkeys.neverUsed,
    isBackedUp && passkeys.backedUp,
  ].filter(Boolean);
  const remove = () =>
    attempt(removePasskey(id).unwrap(), { done: passkeys.isRemoved, failed: passkeys.notChanged });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">{facts.join(', ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={passkeys.renameOf(name)} onClick={() => setRenaming(true)}>
          {passkeys.rename}
        </Button>
        <ConfirmButton
          aria-label={passkeys.removeOf(name)}
          question={{
            title: passkeys.removeTitle(name),
            text: isLastFactor ? `${passkeys.removeText} ${passkeys.removeLastText}` : passkeys.removeText,
            confirmLabel: passkeys.remove,
            busyLabel: passkeys.removing,
            onConfirm: remove,
          }}
        />
      </div>
      {isRenaming && <RenamePasskey passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  );
}
