import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Panel } from '../../../components/ui/panel';
import { accountsContent } from '../../../content/accounts';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import type { IssuedPassword, NewAccount } from '../../../types/api';
import { fieldFailure } from '../account-failure';
import { useMakeAccountMutation } from '../api/accounts-api';
import { useAccountAttempt } from '../use-account-attempt';
import { RoleField, type RoleChoice } from './role-field';

type Values = Omit<NewAccount, 'role'> & { role: RoleChoice };

/** A form that creates an account. The server generates the temporary password. */
export function NewAccountForm({ onMade }: { onMade: (issued: IssuedPassword) => void }) {
  const all = useContent(accountsContent);
  const content = all.accounts;
  const attempt = useAccountAttempt();
  const [makeAccount, { isLoading, error }] = useMakeAccountMutation();
  const form = useForm<Values>({ defaultValues: { username: '', email: '', role: '' } });
  const { register, reset, control, formState } = form;
  const { formProps, forget } = useHookFormDraft('account', form);
  const role = useWatch({ control, name: 'role' });
  const { errors } = formState;
  const required = all.codes['required'];
  const make = async ({ role: chosen, ...account }: Values) => {
    if (chosen === '') return;
    const issued = await attempt(makeAccount({ ...account, role: chosen }).unwrap(), {
      failed: content.madeFailed,
    });
    if (!issued) return;
    forget();
    reset();
    onMade(issued);
  };
  return (
    <Panel title={content.add}>
      <form {...formProps(make)} className="mt-4 grid gap-4 md:grid-cols-3">
        <TextField
          label={content.username}
          isRequired
          error={errors.username?.message ?? fieldFailure(error, 'username', all)}
          control={{ ...register('username', { required }), autoCapitalize: 'none', autoComplete: 'off' }}
        />
        <TextField
          label={content.email}
          isRequired
          error={errors.email?.message ?? fieldFailure(error, 'email', all)}
          control={{ ...register('email', { required }), type: 'email', autoComplete: 'off' }}
        />
        <RoleField role={role} error={errors.role?.message} control={register('role', { required })} />
        <div className="md:col-span-3">
          <Button type="submit" disabled={isLoading}>
            {isLoading ? content.submitting : content.submit}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
