import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { accountsContent } from '../../../content/accounts';
import { adminContent } from '../../../content/admin';
import { useHookFormDraft } from '../../../lib/drafts/use-form-draft';
import { useContent } from '../../../lib/language-context';
import { fieldFailure } from '../account-failure';
import { useSetFirstNameMutation } from '../api/auth-api';
import { useAccountAttempt } from '../use-account-attempt';

export function FirstNameForm({ firstName }: { firstName: string | null }) {
  const content = useContent(adminContent).settings;
  const all = useContent(accountsContent);
  const attempt = useAccountAttempt();
  const [setFirstName, { isLoading, error }] = useSetFirstNameMutation();
  const form = useForm({ values: { firstName: firstName ?? '' }, resetOptions: { keepDirtyValues: true } });
  const { formProps, forget } = useHookFormDraft('first-name', form);
  const save = async (values: { firstName: string }) => {
    const words = { done: content.firstNameSaved, failed: content.firstNameFailed };
    if ((await attempt(setFirstName(values.firstName).unwrap(), words)) !== null) forget();
  };
  return (
    <form {...formProps(save)} className="mt-4 max-w-md space-y-3">
      <TextField
        label={content.firstName}
        hint={content.firstNameHint}
        error={fieldFailure(error, 'firstName', all)}
        control={{ ...form.register('firstName'), autoComplete: 'given-name' }}
      />
      <Button type="submit" variant="outline" disabled={isLoading}>
        {content.saveFirstName}
      </Button>
    </form>
  );
}
