import { useDispatch } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import { useRenewRecoveryCodesMutation } from '../api/accounts-api';
import { codesShown } from '../recovery-codes-slice';
import { usePasskeyAttempt } from '../use-passkey-attempt';

export function NewRecoveryCodes() {
  const content = useContent(accountsContent).secondFactor;
  const dispatch = useDispatch();
  const attempt = usePasskeyAttempt();
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const make = async () => {
    const words = { done: content.renewed, failed: content.renewFailed };
    const answer = await attempt(renew().unwrap(), words);
    if (answer) dispatch(codesShown(answer.recoveryCodes));
  };
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <h3 className="text-heading">{content.renewTitle}</h3>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{content.renewText}</p>
      <Button variant="outline" disabled={isLoading} onClick={() => void make()}>
        {isLoading ? content.renewing : content.renew}
      </Button>
    </section>
  );
}
