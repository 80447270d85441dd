import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { Dialog } from '../../../components/ui/dialog';
import { SelectField, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { accountsContent } from '../../../content/accounts';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { Account } from '../../../types/api';
import { fieldFailure } from '../account-failure';
import { useChangeAccountMutation } from '../api/accounts-api';
import { roles } from '../roles';
import { useAccountAttempt } from '../use-account-attempt';

type Change = Partial<Pick<Account, 'email' | 'role'>>;

interface EditAccountProps {
  account: Account;
  /** Whether this is the signed-in owner's account, whose role is changed only after a question. */
  isOwn: boolean;
  onClose: () => void;
}

export function EditAccount({ account, isOwn, onClose: leave }: EditAccountProps) {
  const all = useContent(accountsContent);
  const content = all.accounts;
  const attempt = useAccountAttempt();
  const [changeAccount, { isLoading, error }] = useChangeAccountMutation();
  const form = useForm<Required<Change>>({
    defaultValues: { email: account.email, role: account.role },
  });
  const { register, control, formState } = form;
  const { formProps, forget } = useHookFormDraft(`account/${account.id}`, form);
  const onClose = () => {
    forget();
    leave();
  };
  const role = useWatch({ control, name: 'role' });
  const { email: isEmailChanged, role: isRoleChanged } = formState.dirtyFields;
  const [asked, setAsked] = useState<Change>();
  const save = async (change: Change) => {
    const words = { done: content.changed, failed: content.changeFailed };
    if (await attempt(changeAccount({ id: account.id, change }).unwrap(), words)) onClose();
  };
  // Sends only the changed fields, because another owner may have changed the others since the form opened.
  const submit = async ({ email, role }: Required<Change>) => {
    if (!isEmailChanged && !isRoleChanged) return onClose();
    const change = { ...(isEmailChanged && { email }), ...(isRoleChanged && { role }) };
    if (isOwn && isRoleChanged) return setAsked(change);
    return save(change);
  };
  return (
    <Dialog title={content.editTitle(account.username)} onClose={onClose}>
      <form {...formProps(submit)} className="mt-4 space-y-4">
        <TextField
          label={content.email}
          isRequired
          error={formState.errors.email?.message ?? fieldFailure(error, 'email', all)}
          control={{
            ...register('email', { required: all.codes['required'] }),
            type: 'email',
            autoComplete: 'off',
          }}
        />
        <SelectField label={content.role} hint={content.roleHints[role]} control={register('role')}>
          <Options of={roles} name={(one) => content.roles[one]} />
        </SelectField>
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton onClick={onClose} />
          <Button type="submit" disabled={isLoading}>
            {isLoading ? content.saving : content.save}
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={content.ownRoleTitle}
          text={content.ownRoleText(content.roles[role])}
          confirmLabel={content.ownRole}
          busyLabel={content.saving}
          onConfirm={() => save(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  );
}
