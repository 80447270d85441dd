import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { accountLinksContent } from '../../../content/account-links';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import { useAskForPasswordResetMutation } from '../api/links-api';
import { useAccountAttempt } from '../use-account-attempt';

/** Requests a mail with a link that sets a new password. The response is the same whether or not the account exists. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const content = useContent(accountLinksContent).forgot;
  const { codes } = useContent(accountsContent);
  const attempt = useAccountAttempt();
  const [askForLink, { isLoading, isSuccess }] = useAskForPasswordResetMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '' } });
  const ask = ({ username }: { username: string }) =>
    attempt(askForLink(username).unwrap(), { failed: content.failed });
  return (
    <>
      <h1 className="text-title">{isSuccess ? content.sent.title : content.title}</h1>
      {isSuccess ? (
        <output className="mt-4 block">{content.sent.text}</output>
      ) : (
        <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)} className="mt-4 space-y-4">
          <p>{content.text}</p>
          <TextField
            label={content.field}
            error={formState.errors.username?.message}
            control={{
              ...register('username', { required: codes['required'] }),
              autoComplete: 'username',
              autoCapitalize: 'none',
            }}
          />
          <Button type="submit" disabled={isLoading} className="w-full">
            {isLoading ? content.submitting : content.submit}
          </Button>
        </form>
      )}
      <Button variant="quiet" onClick={onBack} className="mt-4 w-full">
        {content.back}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{content.owners}</p>
    </>
  );
}
