import { useDispatch } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { Panel } from '../../../components/ui/panel';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import { useRenewRecoveryCodesMutation } from '../api/accounts-api';
import { useGetPasskeysQuery } from '../api/passkeys-api';
import { codesShown } from '../recovery-codes-slice';
import { usePasskeyAttempt } from '../use-passkey-attempt';

export function NewRecoveryCodes() {
  const content = useContent(accountsContent).secondFactor;
  const dispatch = useDispatch();
  const attempt = usePasskeyAttempt();
  const left = useGetPasskeysQuery().data?.recoveryCodesLeft;
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const make = async () => {
    const words = { done: content.renewed, failed: content.renewFailed };
    const answer = await attempt(renew().unwrap(), words);
    if (answer) dispatch(codesShown(answer.recoveryCodes));
  };
  return (
    <Panel level={3} title={content.renewTitle} text={content.renewText}>
      {left !== undefined && <p className="mt-3 font-medium">{content.codesLeft(left)}</p>}
      <Button variant="outline" className="mt-4" disabled={isLoading} onClick={() => void make()}>
        {isLoading ? content.renewing : content.renew}
      </Button>
    </Panel>
  );
}
