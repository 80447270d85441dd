import { useRef } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { accountLinksContent } from '../../../content/account-links';
import { accountsContent } from '../../../content/accounts';
import { adminContent } from '../../../content/admin';
import { securityContent } from '../../../content/security';
import { isApiError } from '../../../lib/api-error';
import { browserName } from '../../../lib/browser-name';
import { useContent } from '../../../lib/language-context';
import type { AccountLink as Link, UsedLink } from '../../../types/api';
import { fieldFailure } from '../account-failure';
import { type Person, useUseLinkMutation, useUseLinkWithPasskeyMutation } from '../api/links-api';
import { addressAllowsPasskeys, browserKnowsPasskeys } from '../passkey-ceremony';
import { usePasskeyAttempt } from '../use-passkey-attempt';
import { Or, PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';

interface Values extends Required<Person> {
  newPassword: string;
}

interface AccountLinkProps {
  token: string;
  link: Link;
  onUsed: (used: UsedLink, language: Link['language']) => void;
}

interface PersonFieldsProps {
  register: UseFormRegister<Values>;
  usernameError: string | undefined;
  firstNameError: string | undefined;
}

function PersonFields({ register, usernameError, firstNameError }: PersonFieldsProps) {
  const content = useContent(accountLinksContent).link;
  const required = useContent(accountsContent).codes['required'];
  return (
    <>
      <TextField
        label={content.username}
        error={usernameError}
        control={{
          ...register('username', { required }),
          autoComplete: 'username',
          autoCapitalize: 'none',
        }}
      />
      <TextField
        label={content.firstName}
        hint={content.firstNameHint}
        error={firstNameError}
        control={{ ...register('firstName'), autoComplete: 'given-name' }}
      />
      <SelectField label={content.language} control={register('language')}>
        <option value="en">{content.languages.en}</option>
        <option value="es">{content.languages.es}</option>
      </SelectField>
    </>
  );
}

/**
 * Returns a function that awaits a use of the link. If the link has ended and an earlier request with the same values
 * got no response, that request must have succeeded, so the function resolves as after a success.
 */
function useRepeatedUse({ username }: Link) {
  const lost = useRef<string>(undefined);
  return (use: Promise<UsedLink>, sent: string): Promise<UsedLink> =>
    use.catch((error: unknown) => {
      if (isApiError(error)) {
        if (error.code === 'link_ended' && lost.current === sent) return { username };
        if (error.status === 0 && error.code === undefined) lost.current = sent;
      }
      throw error;
    });
}

export function AccountLink({ token, link, onUsed }: AccountLinkProps) {
  const content = useContent(accountLinksContent).link;
  const all = useContent(accountsContent);
  const { passkeys } = useContent(securityContent);
  const { faults } = useContent(adminContent).settings;
  const attempt = usePasskeyAttempt();
  const [savePassword, { isLoading, error, reset }] = useUseLinkMutation();
  const [savePasskey, passkey] = useUseLinkWithPasskeyMutation();
  const orRepeated = useRepeatedUse(link);
  const { purpose, username, email, language } = link;
  const { register, handleSubmit, formState, getValues } = useForm<Values>({
    defaultValues: { username, firstName: '', language, newPassword: '' },
  });
  const isInvitation = purpose === 'invitation';
  const { errors } = formState;
  const required = all.codes['required'];
  const words = { failed: content.failed };

  const personOf = ({ username, firstName, language }: Values): Person =>
    isInvitation ? { username, firstName, language } : {};
  const save = async (values: Values) => {
    const { newPassword } = values;
    passkey.reset();
    const use = savePassword({ token, person: personOf(values), newPassword }).unwrap();
    const used = await attempt(orRepeated(use, newPassword), words);
    if (used) onUsed(used, values.language);
  };
  const usePasskey = async () => {
    reset();
    const name = browserName(navigator.userAgent) ?? passkeys.unknownDevice;
    const use = { token, person: personOf(getValues()), name };
    const used = await attempt(orRepeated(savePasskey(use).unwrap(), 'passkey'), words);
    if (used) onUsed(used, getValues('language'));
  };

  const failureOf = (field: string) =>
    fieldFailure(error, field, all) ?? fieldFailure(passkey.error, field, all);
  const fault = isApiError(error) ? error.fields?.['newPassword'] : undefined;
  return (
    <>
      <h1 className="text-title">{content.titles[purpose]}</h1>
      <p className="mt-3">
        {isInvitation ? content.texts.invitation(email) : content.texts.password_reset(username)}
      </p>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="mt-5 space-y-4">
        {isInvitation ? (
          <PersonFields
            register={register}
            usernameError={errors.username?.message ?? failureOf('username')}
            firstNameError={failureOf('firstName')}
          />
        ) : (
          <input type="hidden" autoComplete="username" value={username} readOnly />
        )}
        <PasswordField
          label={content.password}
          hint={content.passwordHint}
          error={errors.newPassword?.message ?? (fault && (faults[fault.code] ?? fault.message))}
          control={{ ...register('newPassword', { required }), autoComplete: 'new-password' }}
        />
        <Button type="submit" disabled={isLoading} className="w-full">
          {isLoading ? content.submitting : content.submit}
        </Button>
        {isInvitation && browserKnowsPasskeys() && addressAllowsPasskeys() && (
          <>
            <Or />
            <PasskeyButton
              label={content.passkey}
              variant="outline"
              isBusy={passkey.isLoading}
              onPress={() => void usePasskey()}
            />
          </>
        )}
      </form>
    </>
  );
}
