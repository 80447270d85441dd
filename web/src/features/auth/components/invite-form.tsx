import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Panel } from '../../../components/ui/panel';
import { accountLinksContent } from '../../../content/account-links';
import { accountsContent } from '../../../content/accounts';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { NewInvitation } from '../../../types/api';
import { fieldFailure } from '../account-failure';
import { useInvitePersonMutation } from '../api/accounts-api';
import { useAccountAttempt } from '../use-account-attempt';
import { RoleField, type RoleChoice } from './role-field';

type Values = Omit<NewInvitation, 'role'> & { role: RoleChoice };

export function InviteForm() {
  const all = useContent(accountsContent);
  const { invite: content, link } = useContent(accountLinksContent);
  const language = useLanguage();
  const attempt = useAccountAttempt();
  const [invitePerson, { isLoading, error }] = useInvitePersonMutation();
  const form = useForm<Values>({ defaultValues: { email: '', role: '', language } });
  const { register, reset, control, formState } = form;
  const { formProps, forget } = useHookFormDraft('invitation', form);
  const role = useWatch({ control, name: 'role' });
  const required = all.codes['required'];
  const send = async ({ role: chosen, ...values }: Values) => {
    if (chosen === '') return;
    const invitation = { ...values, role: chosen };
    const words = { done: content.sent(values.email), failed: content.failed };
    if ((await attempt(invitePerson(invitation).unwrap(), words)) === null) return;
    forget();
    reset();
  };
  return (
    <Panel title={content.title} text={content.text}>
      <form {...formProps(send)} className="mt-4 grid gap-4 md:grid-cols-3">
        <TextField
          label={all.accounts.email}
          isRequired
          error={formState.errors.email?.message ?? fieldFailure(error, 'email', all)}
          control={{ ...register('email', { required }), type: 'email', autoComplete: 'off' }}
        />
        <RoleField
          role={role}
          error={formState.errors.role?.message}
          control={register('role', { required })}
        />
        <SelectField label={content.language} control={register('language')}>
          <option value="en">{link.languages.en}</option>
          <option value="es">{link.languages.es}</option>
        </SelectField>
        <div className="md:col-span-3">
          <Button type="submit" disabled={isLoading}>
            {isLoading ? content.submitting : content.submit}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
